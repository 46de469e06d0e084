import { Copy } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";

interface CopyButtonProps {
  text: string;
  label: string;
  /** What is copied, for those who do not see the place. */
  name?: string | undefined;
}

/** The text as it is, for a portal's own field. */
export function CopyButton({ text, label, name }: CopyButtonProps) {
  const { toast } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: "Copied to clipboard" }),
      () => toast({ title: "Could not copy to clipboard.", variant: "destructive" }),
    );
  return (
    <Button
      compact
      variant="ghost"
      icon={<Copy aria-hidden="true" />}
      aria-label={name === undefined ? undefined : `${label}: ${name}`}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  );
}
