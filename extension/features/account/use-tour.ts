import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readStored, writeStored } from "../../platform/storage.ts";

const tourKey = ["kept", "tour"];

export interface Tour {
  /** From 0; null while no tour is shown. */
  step: number | null;
  go: (step: number) => void;
  /** Ends it permanently; the menu can start it again. */
  end: () => void;
}

/** Shown once after the first connection in this browser. */
export function useTour(): Tour {
  const client = useQueryClient();
  const { data: isSeen } = useQuery({
    queryKey: tourKey,
    queryFn: async () => (await readStored("isTourSeen")) ?? false,
  });
  const [step, setStep] = useState(0);
  const set = (next: boolean) => {
    client.setQueryData(tourKey, next);
    void writeStored("isTourSeen", next);
  };
  return {
    step: isSeen === false ? step : null,
    go: (wanted) => {
      setStep(wanted);
      set(false);
    },
    end: () => {
      setStep(0);
      set(true);
    },
  };
}
