import { templateIds } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { isSignedIn } from "../features/auth/use-user.ts";
import { DownloadButton } from "../features/templates/download-button.tsx";

interface DownloadProps {
  /** The template's id. */
  about: string;
}

export function ListDownload({ about }: DownloadProps) {
  return <Download about={about} page="list" />;
}

export function DetailDownload({ about }: DownloadProps) {
  return <Download about={about} page="detail" />;
}

function Download({ about, page }: DownloadProps & { page: "list" | "detail" }) {
  const id = templateIds.find((one) => one === about);
  return id && <DownloadButton template={templates[id]} page={page} isSignedIn={isSignedIn} />;
}
