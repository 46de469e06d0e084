import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input, type InputProps } from "#shared/ui/primitives/input.tsx";

/** A password with an eye. Paste and password managers always work. */
export function PasswordInput(props: Omit<InputProps, "type" | "end">) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Input
      {...props}
      type={isShown ? "text" : "password"}
      end={
        <IconButton
          compact
          label={isShown ? "Hide password" : "Show password"}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
