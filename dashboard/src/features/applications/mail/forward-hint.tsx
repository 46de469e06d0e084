import { pages } from "#shared/domain/pages.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { useForwardedMail } from "./use-forwarded-mail.ts";

/** The way to an address for messages; nothing where this server receives none. */
export function ForwardHint() {
  const onNavigate = useNavigateTo();
  const { query } = useForwardedMail();
  if (!query.data?.isSetUp) return null;
  return (
    <p className="text-13 text-muted">
      {query.data.address ? `Or forward it to ${query.data.address}. ` : "You can also forward messages. "}
      <TextLink href={pages.forwardedMail} onNavigate={onNavigate}>
        Forwarded messages
      </TextLink>
    </p>
  );
}
