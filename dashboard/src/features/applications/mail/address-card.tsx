import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { CopyButton } from "../../../platform/copy-button.tsx";
import type { useForwardedMail } from "./use-forwarded-mail.ts";

type Acts = Pick<ReturnType<typeof useForwardedMail>, "making" | "removing">;

/** The address that messages are forwarded to: made, copied, made anew or taken away. */
export function AddressCard({ address, making, removing }: Acts & { address: string | null }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Your address for messages" />
      <CardBody className="grid gap-2 text-14">
        {address === null ? (
          <p>Make an address, and forward what employers write to you. Your mailbox stays yours.</p>
        ) : (
          <p className="font-medium wrap-anywhere">{address}</p>
        )}
        <p className="text-muted">
          A message is read once and not stored: only its subject and the sentence with the employer's answer,
          for 30 days. Nothing changes without your yes.
        </p>
        {isAsking && <p>The address stops working for good. Make a new one?</p>}
      </CardBody>
      <CardFooter className="flex flex-wrap justify-start gap-2">
        {address === null && (
          <Button variant="primary" busy={making.isPending} onClick={() => making.mutate()}>
            Make an address
          </Button>
        )}
        {address !== null && !isAsking && (
          <>
            <CopyButton text={address} label="Copy" name="address" />
            <Button compact variant="ghost" onClick={() => setIsAsking(true)}>
              New address
            </Button>
            <Button compact variant="ghost" busy={removing.isPending} onClick={() => removing.mutate()}>
              Remove
            </Button>
          </>
        )}
        {isAsking && (
          <>
            <Button
              compact
              variant="primary"
              busy={making.isPending}
              onClick={() => making.mutate(undefined, { onSettled: () => setIsAsking(false) })}
            >
              Yes, make a new one
            </Button>
            <Button compact onClick={() => setIsAsking(false)}>
              No
            </Button>
          </>
        )}
      </CardFooter>
    </Card>
  );
}
