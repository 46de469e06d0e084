import { useMutation } from "@tanstack/react-query";
import { CircleCheck, Puzzle } from "lucide-react";
import { ApiError } from "#shared/client/api-error.ts";
import { matchingCode } from "#shared/domain/auth/matching-code.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { api } from "../../platform/api.ts";

const may = [
  "read your saved resumes, to score ads on your computer",
  "save jobs, and change those it saved",
  "tailor a resume and write a letter when you press the button",
];

export interface ConnectExtensionProps {
  challenge: string;
  email: string;
}

/** The person compares the code with the panel's and agrees; the panel fetches its own token. */
export function ConnectExtension({ challenge, email }: ConnectExtensionProps) {
  const connect = useMutation({ mutationFn: () => api.auth.allowExtension({ body: { challenge } }) });
  if (connect.isSuccess) {
    return (
      <div role="status" className="mt-6 grid justify-items-start gap-2">
        <CircleCheck aria-hidden="true" className="size-8 text-success" />
        <h2 className="text-18 font-bold">Connected</h2>
        <p className="text-14 text-muted">
          The panel signs in by itself and brings you back to your ad. You can close this tab. Settings,
          Security lists what is connected and ends it.
        </p>
      </div>
    );
  }
  return (
    <div className="mt-6 grid gap-4">
      {connect.isError && (
        <Notice tone="danger" role="alert">
          {connect.error instanceof ApiError
            ? connect.error.message
            : "Connecting did not work. Please try again."}
        </Notice>
      )}
      <div className="fc-border rounded-card border border-line bg-sunken px-4 py-4 text-center">
        <p className="text-13 text-muted">The Kelpie panel must show the same code</p>
        <p className="text-28 font-bold tracking-wider tabular-nums">{matchingCode(challenge)}</p>
      </div>
      <p className="text-14">
        Connect only if you opened this page from the panel just now. It will be signed in as{" "}
        <strong className="font-medium wrap-anywhere">{email}</strong> and may
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-14 text-muted">
        {may.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="text-14 text-muted">
        It cannot pay, change your password, export or delete your account.
      </p>
      <Button
        block
        variant="primary"
        icon={<Puzzle aria-hidden="true" />}
        busy={connect.isPending}
        busyLabel="Connecting..."
        onClick={() => connect.mutate()}
      >
        Connect
      </Button>
    </div>
  );
}
