/**
 * A temporary PostgreSQL for the API tests, from the machine's own installation. As root it runs under another user,
 * because initdb refuses root. Returns null, with a message, if PostgreSQL is not available.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  const bin = findBinaries();
  if (!bin) return unavailable("no PostgreSQL server programs (initdb, pg_ctl) were found");
  const user = process.getuid?.() === 0 ? otherUser() : "";
  if (user === undefined) return unavailable("initdb refuses root and no other user could be used");

  const folder = mkdtempSync(path.join(tmpdir(), "kelpie-pg-"));
  chmodSync(folder, 0o755);
  if (user) spawnSync("chown", [user, folder]);
  const data = path.join(folder, "data");
  const port = await freePort();
  const as = (command, args) =>
    user
      ? spawnSync("runuser", ["-u", user, "--", path.join(bin, command), ...args], {
          cwd: folder,
          encoding: "utf8",
        })
      : spawnSync(path.join(bin, command), args, { cwd: folder, encoding: "utf8" });
  const init = as("initdb", ["-D", data, "-U", "kelpie", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
  if (init.status !== 0) return unavailable(`initdb failed: ${(init.stderr ?? "").trim().split("\n")[0]}`);
  // No fsync, because the data lives only as long as this run.
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  const start = as("pg_ctl", ["-D", data, "-w", "-l", path.join(folder, "log"), "-o", options, "start"]);
  if (start.status !== 0) return unavailable(`pg_ctl failed: ${(start.stderr ?? "").trim().split("\n")[0]}`);
  const stop = () => {
    as("pg_ctl", ["-D", data, "-m", "immediate", "stop"]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://kelpie@127.0.0.1:${port}/postgres`, stop };
}

function unavailable(reason) {
  console.log(
    `The API tests run on the embedded database only: ${reason}. Set TEST_DATABASE_URL to run them on PostgreSQL too.`,
  );
  return null;
}

function findBinaries() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/opt/homebrew/bin",
  ];
  return folders.find(
    (folder) => existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "pg_ctl")),
  );
}

function otherUser() {
  return ["postgres", "nobody"].find((name) => spawnSync("id", [name]).status === 0);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
