import { Paper } from "#shared/ui/blocks/paper.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { api } from "../../../platform/api.ts";
import { useDesign } from "../../../platform/use-design.ts";
import { useDownload } from "../download/use-download.ts";
import { FileButtons } from "../file-buttons.tsx";
import { previewToasts } from "../preview/preview-texts.ts";
import { TypesetResume } from "./typeset-resume.tsx";
import { useLayout } from "./use-layout.ts";

/** A stored resume as pages of our designs, and their files. */
export function PagesCard({ id, text, name }: { id: string; text: string; name: string }) {
  const [design, setDesign] = useDesign();
  const [layout, setLayout] = useLayout(id);
  const { busy, download } = useDownload(previewToasts.downloaded);
  return (
    <Card as="section">
      <CardHeader title="Pages" />
      <CardBody className="grid gap-4">
        <TypesetResume
          text={text}
          design={design}
          onDesign={setDesign}
          layout={layout}
          onLayout={setLayout}
          fallback={
            <Paper className="h-56 overflow-hidden">
              <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
            </Paper>
          }
        />
        <FileButtons
          word="Word"
          busy={busy}
          onDownload={(format) =>
            void download(
              format,
              () => api.resumes.downloadText({ body: { text, format, design, ...layout } }),
              name.replace(/[\\/:*?"<>|]+/g, " "),
            )
          }
        />
      </CardBody>
    </Card>
  );
}
