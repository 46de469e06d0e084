import { useEffect, useState } from "react";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { chooseDevice, useDeviceChoice } from "./device-choice.ts";
import { type DeviceModelState, deviceModelState } from "./device-model.ts";

const hints: Record<Exclude<DeviceModelState, "none">, string> = {
  ready:
    "Your browser's own language model writes it. Your text stays on this computer, and every fact is still checked.",
  "to-download":
    "Your browser's own language model writes it. Your text stays on this computer, and every fact is still checked. The first use downloads a few gigabytes, so use Wi-Fi.",
};

/** Offers the browser's own model; shows nothing without one. decision: D-67. */
export function DeviceWriterSwitch() {
  const [state, setState] = useState<DeviceModelState>("none");
  const isOn = useDeviceChoice();
  useEffect(() => {
    let isHere = true;
    void deviceModelState().then((found) => isHere && setState(found));
    return () => {
      isHere = false;
    };
  }, []);
  if (state === "none") return null;
  return (
    <Switch
      label="Write on this computer"
      hint={hints[state]}
      checked={isOn}
      onChange={(event) => chooseDevice(event.currentTarget.checked)}
    />
  );
}
