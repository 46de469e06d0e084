import { randomUUID } from "node:crypto";
import { ServerProcess } from "./server-process.ts";

const password = "Wattle-and-gum-7";

/** The key of each save, whichever process it is sent to and however often. */
const saveKeys = new Map<string, string>();

function saveKeyOf(key: string): string {
  const known = saveKeys.get(key) ?? randomUUID();
  saveKeys.set(key, known);
  return known;
}

interface Answered {
  status: number;
  retryAfter: string | null;
}

async function answeredAs(answer: Response): Promise<Answered> {
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
}

/** One server process and a signed-in person who saves jobs. */
export class Victim extends ServerProcess {
  #cookie = "";
  #token = "";
  #origin = this.url;
  #people = 0;

  constructor(port: number, environment: Record<string, string>) {
    super(port, { ...environment, TRUST_PROXY: "1" });
  }

  /** Continues as the same person on another process. */
  actAs(other: Victim): void {
    this.#cookie = other.#cookie;
    this.#token = other.#token;
    this.#origin = other.url;
  }

  /** A new person from a separate network, because limits are per account and address. */
  async signUp(email = `faults-${++this.#people}@example.com`): Promise<void> {
    const body = { email, password, fullName: "Errors" };
    const answer = await this.#send("POST", "/api/auth/signup", body);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    this.#token = ((await answer.json()) as { token: string }).token;
  }

  /** @returns true once it was acknowledged. */
  async save(key: string): Promise<boolean> {
    const answer = await this.#sendSave(key);
    // The free plan's limit of ten was reached: nothing was promised.
    if (answer.status === 403) return false;
    if (!answer.ok) throw new Error(`A save was refused: ${answer.status} ${await answer.text()}`);
    return true;
  }

  /** Sends a save and returns the answer. */
  async trySave(key: string): Promise<Answered> {
    return answeredAs(await this.#sendSave(key));
  }

  /** Loads the list and returns the answer. */
  async tryList(): Promise<Answered> {
    return answeredAs(await this.#send("GET", "/api/applications"));
  }

  #sendSave(key: string) {
    const named = { jobTitle: `Fitter ${key}`, company: "Emu Rail", status: "applied" };
    return this.#send("POST", "/api/applications", { ...named, idempotencyKey: saveKeyOf(key) });
  }

  /** Changes the first application's notes and returns the answer. */
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

  #send(method: string, address: string, body?: object) {
    return fetch(this.url + address, {
      method,
      headers: {
        ...{ "content-type": "application/json", origin: this.#origin, cookie: this.#cookie },
        "x-kelpie-token": this.#token,
        "x-forwarded-for": `100.64.0.${this.#people}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
}
