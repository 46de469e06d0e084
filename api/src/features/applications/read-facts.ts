import type { Contact } from "#shared/domain/applications/contacts.ts";
import { type StatedPay, statedPayText } from "#shared/domain/pay/read-pay.ts";
import type { AdContact } from "#shared/engine/ad/facts/contact.ts";
import type { Owner } from "../../db/owner.ts";
import { unmeasured } from "../../scoring/read-score.ts";
import type { Services } from "../../services.ts";

/** What an application keeps of its ad's text. */
export interface FactsToStore {
  /** `YYYY-MM-DD`; null where neither the person nor the ad says it. */
  closingDate: string | null;
  /** Whom the ad names for questions, where the person named nobody. */
  contact: Contact | null;
  /** Pay in words; "" where the ad says none. */
  pay: string;
}

interface AdFacts {
  closes: string | null;
  contact: AdContact | null;
  pay: StatedPay | null;
}

interface Said {
  jobDescription?: string | undefined;
  /** null or "": the person says that there is none. */
  closingDate?: string | null | undefined;
  contactName?: string | undefined;
  contactEmail?: string | undefined;
  contacts?: readonly Contact[] | undefined;
}

/** What is said wins; the ad's text fills the rest. @throws AppError when the machine is too busy to read. */
export async function factsToStore(
  services: Pick<Services, "workers" | "now">,
  payer: Owner,
  said: Said,
): Promise<FactsToStore> {
  const { jobDescription, closingDate } = said;
  const read = jobDescription ? await readFacts(services, payer, jobDescription) : null;
  return {
    closingDate: closingDate === undefined ? (read?.closes ?? null) : closingDate || null,
    contact: hasContact(said) ? null : contactOf(read),
    pay: read?.pay ? statedPayText(read.pay) : "",
  };
}

const hasContact = ({ contactName, contactEmail, contacts }: Said) =>
  Boolean(contactName || contactEmail || contacts?.length);

function contactOf(read: AdFacts | null): Contact | null {
  if (!read?.contact) return null;
  const { name = "", email = "", phone = "" } = read.contact;
  return { name, role: "", email, phone };
}

/** Null where the text is too much to read. */
function readFacts(
  { workers, now }: Pick<Services, "workers" | "now">,
  payer: Owner,
  text: string,
): Promise<AdFacts | null> {
  const asOf = now().toISOString().slice(0, 10);
  return workers.run("read-ad-facts", { text, asOf }, { payer }).catch(unmeasured);
}
