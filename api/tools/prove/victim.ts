import { ServerProcess } from "./server-process.ts";

const password = "Wattle-and-gum-7";

/** One server process and a signed-in person who saves jobs. */
export class Victim extends ServerProcess {
  #cookie = "";
  #token = "";

  async signUp(): Promise<void> {
    const body = { email: "faults@example.com", password, fullName: "Faults" };
    const answer = await this.#send("POST", "/api/auth/signup", body);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    this.#token = ((await answer.json()) as { token: string }).token;
  }

  /** @returns true once it was acknowledged. */
  async save(key: string): Promise<boolean> {
    const body = { jobTitle: `Fitter ${key}`, company: "Emu Rail", status: "applied" };
    const answer = await this.#send("POST", "/api/applications", body, { "Idempotency-Key": key });
    // The free plan's ten are reached: nothing was promised.
    if (answer.status === 403) return false;
    if (!answer.ok) throw new Error(`A save was refused: ${answer.status} ${await answer.text()}`);
    return true;
  }

  /** A change of the first application's notes, as it is answered. */
  async tryNotes(notes: string): Promise<{ status: number; message: string }> {
    const [first] = (await (await this.#send("GET", "/api/applications")).json()) as { id: string }[];
    const answer = await this.#send("PATCH", `/api/applications/${first?.id}`, { notes });
    const { message = "" } = (await answer.json()) as { message?: string };
    return { status: answer.status, message };
  }

  async notes(): Promise<string> {
    const [first] = (await (await this.#send("GET", "/api/applications")).json()) as { notes: string }[];
    return first?.notes ?? "";
  }

  async titles(): Promise<string[]> {
    const answer = await this.#send("GET", "/api/applications");
    const rows = (await answer.json()) as { jobTitle: string }[];
    return rows.map(({ jobTitle }) => jobTitle);
  }

  async clear(): Promise<void> {
    const answer = await this.#send("GET", "/api/applications");
    for (const { id } of (await answer.json()) as { id: string }[])
      await this.#send("DELETE", `/api/applications/${id}`);
  }

  #send(method: string, address: string, body?: object, headers: Record<string, string> = {}) {
    return fetch(this.url + address, {
      method,
      headers: {
        ...{ "content-type": "application/json", origin: this.url, cookie: this.#cookie },
        "x-kelpie-token": this.#token,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
