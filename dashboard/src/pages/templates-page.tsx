import { isSignedIn } from "../features/auth/use-user.ts";
import { EmailDialog } from "../features/templates/email-dialog.tsx";
import { ListHero } from "../features/templates/list-hero.tsx";
import { MoreTemplates } from "../features/templates/more-templates.tsx";
import { OptimizerCall } from "../features/templates/optimizer-call.tsx";
import { TemplateOffers } from "../features/templates/template-offers.tsx";
import { useTemplateDownload } from "../features/templates/use-template-download.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function TemplatesPage() {
  const onNavigate = useNavigateTo();
  const download = useTemplateDownload("list", isSignedIn);
  return (
    <>
      <ListHero onNavigate={onNavigate} />
      <TemplateOffers download={download} onNavigate={onNavigate} />
      <MoreTemplates onNavigate={onNavigate} />
      <OptimizerCall onNavigate={onNavigate} />
      <EmailDialog {...download.dialog} />
    </>
  );
}
