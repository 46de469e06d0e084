import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection between the server and its database that can be cut. */
export interface Relay {
  port: number;
  /** Ends every connection and takes no other. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** @param port of the database, on this machine. */
export async function openRelay(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    mend: () => {
      isCut = false;
    },
    close: () => server.close(),
  };
}
