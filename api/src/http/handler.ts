import type { KelpieContract } from "#shared/contract/index.ts";
import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import type { FileAnswer, Parsed, ResponseOf, Route } from "#shared/contract/route.ts";
import type { SecurityEventKind } from "#shared/domain/account/security-events.ts";
import type { Tier } from "#shared/domain/plans.ts";
import type { OutsideBytes } from "../bytes/outside.ts";
import type { Owner } from "../db/owner.ts";
import type { HeldSignIn } from "../identity/two-step/held-sign-ins.store.ts";
import type { Services } from "../services.ts";
import type { UploadedFile } from "./upload.ts";

/** The signed-in account as handlers see it. */
export interface Caller {
  id: Owner;
  email: string;
  /** False: what hangs on the address is not theirs (D-74). */
  isEmailVerified: boolean;
  fullName: string;
  profileImageUrl: string | null;
  tier: Tier;
  /** Set when the extension's token carried the request. */
  tokenId?: string;
}

/** What a handler may do with the web session; it never sees the request itself. */
export interface SessionControl {
  /** Checks e-mail and password. @throws AppError `unauthenticated` when they do not fit. */
  verifyPassword(): Promise<Caller>;
  /**
   * Starts a new session and answers its anti-CSRF token. @throws AppError `forbidden`, reason `code_needed`, for an account
   * with two steps: the sign-in is held for its code (AU-19). What a passkey signs `hasBothSteps` (AU-20).
   */
  signIn(
    userId: Owner,
    options?: { remember?: boolean | undefined; hasBothSteps?: true | undefined },
  ): Promise<string>;
  /**
   * Takes a code of an account with two steps; for others there is nothing to do. @throws AppError when it is needed
   * (`forbidden`) or wrong (`unauthenticated`).
   */
  takeCode(userId: Owner, code: string | undefined): Promise<void>;
  /** Starts the session of the sign-in that was held, once, and answers its anti-CSRF token. */
  finishSignIn(): Promise<string>;
  signOut(): Promise<void>;
  /** Whether this is the caller's password. Takes its time also where there is none. */
  confirmPassword(userId: Owner, password: string): Promise<boolean>;
  /** The same person under a new session id; answers the new anti-CSRF token (docs/security.md, AU-05). */
  renew(userId: Owner): Promise<string>;
  /** Whether it outlives the browser. */
  isRemembered(): boolean;
  /** What this session is stored under. */
  idHash(): string;
}

export interface CallContext {
  services: Services;
  session: SessionControl;
  /** Whose processor time the call uses: the account, or the address of who has none. */
  payer: string;
  /** Reports a reached step of a streaming route. decision: D-09. */
  step: (step: number) => void;
  /** Reports the page of a scanned file that is being read, on a route that streams pages. decision: D-119. */
  page: (progress: PageProgress) => void;
  /** Sends an event of a live route. */
  emit: (event: string, data: unknown) => void;
  /** Aborts when the caller has gone before the answer. */
  signal: AbortSignal;
  /** True when the caller asks for JSON before any file. decision: D-38. */
  prefersJson: boolean;
  /** Writes down what happened to an account's ways of signing in; of the caller's account unless another is named (AU-18). */
  note: (kind: SecurityEventKind, about?: { userId?: Owner | null; detail?: string }) => Promise<void>;
  /** Counts the call against the route's limit, for limits that the handler applies. */
  countCall: () => Promise<void>;
}

export type Call<R extends Route> = Parsed<R> &
  CallContext &
  (R["access"] extends "user" ? { user: Caller } : { user: Caller | undefined }) &
  (R extends { held: true } ? { held: HeldSignIn } : unknown) &
  (R extends { sends: "multipart" } ? { file: UploadedFile } : unknown);

/** A file that is sent while it is made: no more of it is in memory than the piece at hand. */
export interface StreamedFile extends Pick<FileAnswer, "name" | "type"> {
  pieces: AsyncIterable<Uint8Array>;
}

/** A file as somebody sent it, handed back unread. */
export interface OriginalFile extends Pick<FileAnswer, "name" | "type"> {
  bytes: OutsideBytes;
}

/** What sends a file. */
export type SentFile = FileAnswer | OriginalFile | StreamedFile;

type Answer<R extends Route> = R extends { streams: "live" }
  ? undefined
  : R extends { answers: "file" }
    ? SentFile
    : R extends { answers: "file-or-json" }
      ? FileAnswer | Reply<ResponseOf<R>>
      : ResponseOf<R> | Reply<ResponseOf<R>>;

/** An answer with another status than the row's own. */
export class Reply<Body> {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>>;

type OwnRows<F> = { [N in keyof F as F[N] extends { aliasOf: string } ? never : N]: F[N] };

/** One handler for every row that is no alias: a missing one does not compile. */
export type FeatureHandlers<F> = {
  [N in keyof OwnRows<F>]: OwnRows<F>[N] extends Route ? Handler<OwnRows<F>[N]> : never;
};

export type Handlers = { [F in keyof KelpieContract]: FeatureHandlers<KelpieContract[F]> };
