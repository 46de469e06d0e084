import { stepper } from "#shared/writing/stepper.ts";

/**
 * Combines steps and download of a run that begins in the browser and ends on the server, so that no step goes back.
 * Reports the start at once.
 * @param show receives the step (0 to 4) and the download (0 to 1, null without one).
 */
export function followed(show: (step: number, download: number | null) => void) {
  let step = 0;
  let download: number | null = null;
  const tell = () => show(step, download);
  tell();
  return {
    onStep: stepper((reached) => {
      step = reached;
      tell();
    }),
    onDownload: (share: number | null) => {
      download = share;
      tell();
    },
  };
}
