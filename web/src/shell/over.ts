// What a game needs when it is over, fetched then.
import "../style/over.css";

export { End } from "./end";
export { ReplayBar } from "./replay";
