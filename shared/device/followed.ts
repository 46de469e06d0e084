import { stepper } from "#shared/writing/stepper.ts";

/**
 * Steps and download of a run that begins in the browser and ends on the server, told together: no step goes back.
 * Tells the start at once.
 * @param show hears of the step (0 to 4) and of the download (0 to 1, null while there is none).
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
