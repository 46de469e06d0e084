import { useState } from "react";
import { googlePath } from "#shared/contract/navigations.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";

export interface GoogleButtonProps {
  failure: { title: string; description: string };
  /** Where sign-in leads. */
  returnTo: string | null;
}

/** Leaves for Google; without keys on the server it fails, as the specification describes. decision: D-12. */
export function GoogleButton({ failure, returnTo }: GoogleButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const leave = async () => {
    setIsBusy(true);
    const isOffered = await api.auth.ways().then(
      (ways) => ways.google,
      () => false,
    );
    if (isOffered) return window.location.assign(googlePath(returnTo));
    setIsBusy(false);
    toast({ ...failure, variant: "destructive" });
  };
  return (
    <>
      <div className="flex items-center gap-3 text-14 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </div>
      <Button block icon={<GoogleMark />} busy={isBusy} onClick={() => void leave()}>
        Continue with Google
      </Button>
    </>
  );
}

/** In one ink: the coloured mark is Google's to hand out, together with the keys. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="fill-current">
      <path d="M21.6 12.2c0-.7-.1-1.4-.2-2H12v3.9h5.4a4.6 4.6 0 0 1-2 3v2.5h3.2c1.9-1.7 3-4.3 3-7.4zM12 22c2.7 0 5-.9 6.6-2.4l-3.2-2.5c-.9.6-2 1-3.4 1-2.6 0-4.8-1.8-5.6-4.1H3.1v2.6A10 10 0 0 0 12 22zM6.4 14a6 6 0 0 1 0-3.9V7.4H3.1a10 10 0 0 0 0 9.1L6.4 14zM12 6c1.5 0 2.8.5 3.8 1.5l2.9-2.8A10 10 0 0 0 3.1 7.4L6.4 10C7.2 7.7 9.4 6 12 6z" />
    </svg>
  );
}
