/** Where a check is proven: a test file, and words in the names of its tests. */
export interface Proof {
  file: string;
  names: string;
}

export interface SecurityCheck {
  id: string;
  promise: string;
  proofs: Proof[];
  /** Another command that proves it, or a part of it. */
  also?: string;
}

const check = (id: string, promise: string, proofs: string[], also?: string): SecurityCheck => ({
  id,
  promise,
  proofs: proofs.map((line) => {
    const [file = "", names = ""] = line.split(" | ");
    return { file, names };
  }),
  ...(also && { also }),
});

const auth = "api/src/features/auth";
const account = "api/src/features/account";
const resumes = "api/src/features/resumes";
const matrix = "api/src/http/route-matrix.test.ts";
const access = "api/src/http/access.test.ts";
const reading = "api/src/adapters/read-document/read-document.test.ts";
const pages = "api/src/adapters/fetch-page.test.ts";
const webhook = "api/src/features/billing/payment-webhook.test.ts";
const billing = "api/src/features/billing/billing.test.ts";

/** The core checks of docs/security.md, each with the tests that fail if it is broken. */
export const securityChecks: readonly SecurityCheck[] = [
  check("AU-01", "Sign-in reveals nothing", [
    `${auth}/auth.test.ts | a wrong password and an unknown address answer the same`,
  ]),
  check("AU-02", "'Forgot password' reveals nothing", [
    `${auth}/reset-password.test.ts | answers the same bytes for a known and an unknown address`,
    `${auth}/reset-password.test.ts | leaves nothing in the outbox for an address without an account`,
  ]),
  check("AU-03", "A reset token is strong and works once", [
    `${auth}/reset-password.test.ts | ten at once with one link: exactly one wins`,
    `${auth}/reset-password.test.ts | a used, an older, a late and a made-up link answer 400`,
    `${auth}/reset-password.test.ts | no row holds the token, and it has 128 bits or more`,
  ]),
  check("AU-04", "A reset link leads to our own address", [
    `${auth}/reset-password.test.ts | the link leads to our own address, whatever the request claims to be`,
    `${access} | security headers, no-store, a request id`,
  ]),
  check("AU-05", "Reset and change end other sessions and tell the owner", [
    `${auth}/reset-password.test.ts | sets the password, ends every session and extension, signs nobody in`,
    `${account}/settings.test.ts | keeps only this session, under a new id and with a new token`,
  ]),
  check("AU-06", "Passwords are kept as argon2id", [
    `${auth}/auth.test.ts | keeps the password as argon2id with the agreed cost`,
  ]),
  check("AU-08", "Guessing is slowed, the owner is not locked out", [
    `${auth}/auth.test.ts | the 11th wrong try of an account answers 429 with Retry-After`,
    `${auth}/auth.test.ts | of fifty wrong tries at once ten are looked at, and a reset clears them`,
    `${auth}/reset-password.test.ts | the fourth ask for one address within an hour answers 429`,
  ]),
  check("AU-10", "Cookie flags", [
    `${auth}/auth.test.ts | the cookie is HttpOnly and Lax, and only its hash is stored`,
  ]),
  check("AU-11", "No session fixation", [
    `${auth}/auth.test.ts | gives a new session id and ends the planted one`,
  ]),
  check("AU-12", "Signing out ends it", [
    `${auth}/auth.test.ts | ends the session on the server: the old cookie is worth nothing`,
    `${auth}/auth.test.ts | a session ends after a week without use and a month in all`,
  ]),
  check("AU-13", "A proof on every unsafe row that our own page sent it", [
    `${access} | from a foreign page answers 403`,
    `${access} | without the session's own token answers 403`,
    `${access} | with a made-up token answers 401 and does not fall back to the cookie`,
  ]),
  check("AU-14", "Other origins are not answered", [
    `${access} | only our own extension is named to browsers`,
  ]),
  check("AU-17", "No open redirect", ["api/src/features/auth/google.test.ts | leads to no other site"]),
  check("AZ-01", "No row answers another person's id", [`${matrix} | (AZ-01)`]),
  check("AZ-02", "No field beyond those of the row is taken", [`${matrix} | (AZ-02)`]),
  check("AZ-03", "No type is taken for another", [`${matrix} | (AZ-03)`]),
  check("AZ-05", "Tiers are kept on the server", [
    "api/src/features/applications/applications.test.ts | free keeps 10, also when 20 arrive at once",
    `${resumes}/saved-resumes.test.ts | a free account keeps one; a second is refused`,
    "api/src/features/autofill/autofill.test.ts | free tier answers 403 with requiresUpgrade",
  ]),
  check("AZ-06", "Twenty at once are three uses", [
    `${resumes}/resumes.test.ts | twenty calls at once over both names by a free account give exactly 3 answers`,
  ]),
  check("AZ-07", "Failures are free", [
    `${resumes}/resumes.test.ts | a use held by a process that died is given back after five minutes`,
    `${resumes}/optimise-model-fails.test.ts | 200 with the built-in result, said so, not counted`,
    `${resumes}/optimise-model-fails.test.ts | who leaves in the middle ends the call, pays nothing`,
  ]),
  check("AZ-09", "A call sent again is one", [
    "api/src/features/applications/applications.test.ts | a save sent again under its key answers its row",
  ]),
  check("AZ-10", "What costs is limited", [
    "api/src/http/hostile-input.test.ts | 100,000 times",
    "api/src/http/hostile-input.test.ts | of JSON is refused and cut off",
  ]),
  check("UP-01", "The size of a file ends at 10 MB", [
    "api/src/http/hostile-input.test.ts | of a file without a session is refused and cut off",
    `${resumes}/resumes.test.ts | POST /api/process-file`,
  ]),
  check("UP-02", "The type comes from the content", [
    `${reading} | is refused: `,
    `${resumes}/resumes.test.ts | POST /api/process-file`,
  ]),
  check("UP-03", "A packed file is checked before it is unpacked", [
    `${reading} | an archive that unpacks to a gigabyte is refused before it is unpacked`,
    `${reading} | names that leave the archive are refused`,
  ]),
  check("UP-04", "XML reaches nothing", [`${reading} | hostile files: each ends as the manifest says`]),
  check("UP-05", "PDF caps", [`${reading} | hostile files: each ends as the manifest says`]),
  check(
    "UP-06",
    "Reading is apart from answering",
    [
      `${reading} | a process that was killed while it waited is replaced`,
      `${reading} | more than twenty waiting files are refused as busy`,
    ],
    "npm run -s bench -- limits",
  ),
  check("UP-07", "Known holes are shut", ["shared/testing/packages.test.ts | every copy is above its floor"]),
  check("UP-10", "Every hostile file ends in words", [
    `${reading} | hostile files: each ends as the manifest says`,
  ]),
  check("SS-01", "Hostile addresses are refused", [
    `${pages} | every address of the hostile list is refused without a connection`,
    `${pages} | isForbiddenAddress`,
  ]),
  check("SS-02", "A name that changes its address reaches nothing", [
    `${pages} | connects to the address it checked, not to the name`,
  ]),
  check("SS-03", "Redirects are checked anew", [
    `${pages} | to the inside is refused at the second hop`,
    `${pages} | follows three redirects and no fourth`,
  ]),
  check("SS-04", "Size and time of a page end", [
    `${pages} | a page of 20 MB is cut off`,
    `${pages} | a compressed body is refused`,
  ]),
  check("XS-01", "Stored text never runs", [
    "api/src/features/jobs/job-page.test.ts | no script of the ad's",
    "extension/e2e/hostile.e2e.ts | runs nothing of its text in the panel",
  ]),
  check("XS-02", "Links are http, https or mailto", [
    "api/src/features/jobs/post-job.test.ts | POST /api/jobs",
  ]),
  check("XS-04", "Headers", [`${access} | security headers, no-store, a request id`]),
  check("LL-01", "An injection changes no fact", [
    `${resumes}/optimise-with-model.test.ts | plants employer, degree, number, link and score: none of it is in the text`,
    "api/src/features/cover-letters/optimise-letter.test.ts | obeys an injection",
  ]),
  check(
    "LL-02",
    "Lies are caught in code",
    ["shared/writing/verify/claims.property.test.ts | refuses what each operator of lying makes of it"],
    "npm run -s evaluate -- claims",
  ),
  check("LL-03", "Scores are ours", [
    "shared/engine/score-moves.property.test.ts | repeating any bullet or list line changes nothing",
    "shared/engine/score-moves.property.test.ts | the pasted ad, whole or in long lines",
  ]),
  check("LL-04", "A model's output is data", [
    `${resumes}/optimise-with-model.test.ts | what is sent: no name, contact, street or link, a closed schema`,
    `${resumes}/optimise-with-model.test.ts | lines that are not open fall`,
  ]),
  check("LL-05", "A model that fails costs nobody a result", [
    `${resumes}/optimise-model-fails.test.ts | a model that fails`,
  ]),
  check("LL-06", "Nothing is sent before consent", [
    `${resumes}/optimise-with-model.test.ts | no request before the consent, and none after it is taken back`,
    "shared/writing/model/redaction.test.ts | createRedaction",
  ]),
  check("ST-01", "A forged payment event is refused", [`${webhook} | ST-01`]),
  check("ST-02", "A payment event counts once", [`${webhook} | ST-02`]),
  check("ST-03", "Any order ends in the provider's state", [`${webhook} | ST-03`]),
  check("ST-04", "Only money grants Premium", [
    `${webhook} | ST-04`,
    `${billing} | ?success=true grants nothing`,
  ]),
  check("ST-05", "Pressed twice is once", [
    `${billing} | 20 parallel clicks are one customer and one open checkout`,
    `${billing} | cancelling keeps access until the period's end`,
  ]),
  check("DR-01", "The export is complete", [`${account}/data-rights.test.ts | GET /api/user/export`]),
  check("DR-02", "The deletion is complete", [
    `${account}/data-rights.test.ts | DELETE /api/user`,
    "api/src/db/bucket-file-store.test.ts | with its account",
  ]),
  check("RE-01", "A killed process loses nothing it acknowledged", [], "npm run -s prove -- faults"),
  check("RE-02", "A database that is away is said, and used again", [
    "api/src/open-server.test.ts | (RE-02)",
  ]),
  check("RE-03", "A stop is graceful", ["api/src/open-server.test.ts | (RE-03)"]),
  check("RE-04", "A backup comes back", ["api/src/db/backup/backup.test.ts | (RE-04)"]),
  check("RE-06", "Load", [], "npm run -s prove -- load"),
  check("EX-01", "The manifest is the agreed one", [
    "extension/e2e/build.e2e.ts | has exactly the manifest that was agreed",
  ]),
  check("EX-02", "No code from elsewhere", ["extension/e2e/build.e2e.ts | EX-02"]),
  check("EX-03", "A page reaches no token and no act", [
    "extension/e2e/hostile.e2e.ts | reaches neither the token nor the panel",
    "extension/e2e/hostile.e2e.ts | with every prototype overridden it is read as it is",
  ]),
  check("EX-04", "Messages are told from whom they come", [
    "extension/e2e/hostile.e2e.ts | by messages, frames, addresses or events",
  ]),
  check("EX-06", "Nothing is sent before a press; saved once", [
    "extension/e2e/privacy.e2e.ts | browsing with the panel open sends nothing at all",
    "extension/e2e/queue.e2e.ts | the worker killed between the server's answer and its own note of it",
    "extension/e2e/hostile.e2e.ts | a connection that is ended in Settings",
  ]),
  check("SC-01", "Packages are pinned", ["shared/testing/packages.test.ts | the lockfile"]),
];
