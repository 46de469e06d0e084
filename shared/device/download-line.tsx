import { Progress } from "#shared/ui/primitives/progress.tsx";

/** The progress while the browser downloads its model; otherwise nothing. @param share 0 to 1. */
export function DownloadLine({ share }: { share: number | null }) {
  if (share === null) return null;
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-1">
      <p role="status" className="text-13 text-muted">
        Your browser is downloading its language model, once: {percent} %
      </p>
      <Progress label="Download of the language model" value={percent} />
    </div>
  );
}
