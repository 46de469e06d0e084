import { useMutation, useQuery } from "@tanstack/react-query";
import { criteriaPath } from "#shared/domain/pages.ts";
import {
  hasMoreThanLetter,
  WrittenRequirementsSummary,
} from "#shared/ui/blocks/criteria/written-requirements-summary.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { criteriaTexts as texts } from "./criteria-texts.ts";
import { openDesk } from "./use-sets.ts";

interface ResultAskedProps {
  optimizationId: string;
  ad: { title: string; company: string; text: string };
  onNavigate: (href: string) => void;
}

/** On a result: what its ad wants in writing, and the way to the desk. Nothing where it asks for nothing. */
export function ResultCriteria({ optimizationId, ad, onNavigate }: ResultAskedProps) {
  const { toast } = useToast();
  // Read here: the ad is at hand, and nothing is made before somebody wants to write.
  const { data: asked } = useQuery({
    queryKey: ["asked-in-writing", optimizationId],
    queryFn: async () =>
      (await import("#shared/writing/criteria/written-requirements.ts")).readWrittenRequirements(ad),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const opening = useMutation({
    mutationFn: () => openDesk({ optimizationId }),
    onSuccess: (id) => onNavigate(criteriaPath(id)),
    onError: () => toast({ variant: "destructive", title: texts.failed }),
  });
  if (asked === undefined || !hasMoreThanLetter(asked)) return null;
  return (
    <WrittenRequirementsSummary asked={asked}>
      <Button
        className="justify-self-start"
        busy={opening.isPending}
        busyLabel={texts.opening}
        onClick={() => opening.mutate()}
      >
        {texts.write}
      </Button>
    </WrittenRequirementsSummary>
  );
}
