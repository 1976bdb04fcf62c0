import { render } from "preact";
import { App } from "./shell/app";
import "./style/tokens.css";
import "./style/base.css";
import "./style/lobby.css";
import "./style/parts.css";
import "./style/table.css";
import "./style/prompt.css";
import "./style/log.css";
import "./style/wide.css";
import "./style/narrow.css";

const root = document.getElementById("sarai");
if (root) render(<App />, root);
