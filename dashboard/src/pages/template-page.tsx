import { Navigate, useParams } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { type Template, templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { isSignedIn } from "../features/auth/use-user.ts";
import { EmailDialog } from "../features/templates/email-dialog.tsx";
import { TemplateDetail } from "../features/templates/template-detail.tsx";
import { useTemplateDownload } from "../features/templates/use-template-download.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** An id that no template has leads to the list (part 1, section 2). */
export function TemplatePage() {
  const { templateId } = useParams();
  const id = templateIds.find((one) => one === templateId);
  return id ? <KnownTemplate key={id} template={templates[id]} /> : <Navigate replace to={pages.templates} />;
}

function KnownTemplate({ template }: { template: Template }) {
  const onNavigate = useNavigateTo();
  const { start, busyId, dialog } = useTemplateDownload("detail", isSignedIn);
  return (
    <>
      <TemplateDetail
        template={template}
        isBusy={busyId !== null && dialog.template === null}
        onDownload={() => start(template)}
        onNavigate={onNavigate}
      />
      <EmailDialog {...dialog} />
    </>
  );
}
