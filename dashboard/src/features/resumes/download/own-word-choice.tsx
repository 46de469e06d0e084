import { useState } from "react";
import { MenuChoice } from "#shared/ui/primitives/overlay/menu.tsx";
import { saveOwnWordChoice, takesOwnWord } from "../../../platform/own-word-choice.ts";

const options = [
  {
    value: "own",
    name: "Your own, where you uploaded one",
    description: "Only the changed lines differ.",
  },
  { value: "ours", name: "In our design" },
] as const;

/** Inside a menu: which Word file a download is. */
export function OwnWordChoice() {
  const [takesOwn, setTakesOwn] = useState(takesOwnWord);
  return (
    <MenuChoice
      label="Word file"
      options={options}
      value={takesOwn ? "own" : "ours"}
      onValueChange={(value) => {
        setTakesOwn(value === "own");
        saveOwnWordChoice(value === "own");
      }}
    />
  );
}
