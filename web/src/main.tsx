import { render } from "preact";
import { App } from "./shell/app";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";

const root = document.getElementById("sarai");
if (root) render(<App />, root);
