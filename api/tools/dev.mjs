/** `npm run dev`: the API with reload, the dashboard with hot reload at :4311, the extension rebuilt on change. */
import { spawn } from "node:child_process";
import path from "node:path";
import { installPackages, top } from "./install.mjs";

installPackages();
const bin = path.join(top, "node_modules/.bin");
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  APP_URL: "http://localhost:4311",
};
const parts = [
  ["node", ["--no-warnings", "--watch", "--watch-preserve-output", "api/src/server.ts"]],
  ["vite", ["--config", "dashboard/vite.config.ts"]],
  ["wxt", ["build", "--mode", "production", "--watch"]],
];
const children = parts.map(([command, args]) =>
  spawn(path.join(bin, command), args, { cwd: top, env, stdio: "inherit" }),
);
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => children.map((child) => child.kill(signal)));
