import { useMutation, useQueryClient } from "@tanstack/react-query";
import { CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { overviewQuery } from "../../platform/first-screen.ts";
import type { Overview } from "./use-overview.ts";

/** Puts the first steps away at once, with a way back; shown again when the server refuses. */
export function useDismissOnboarding(): () => void {
  const client = useQueryClient();
  const { toast } = useToast();
  const show = (isDismissed: boolean) =>
    client.setQueryData(
      overviewQuery.queryKey,
      (now) => now && { ...now, onboarding: { ...now.onboarding, isDismissed } },
    );
  const { mutate } = useMutation({
    mutationFn: (isDismissed: boolean) => api.overview.dismissOnboarding({ body: { isDismissed } }),
    onMutate: async (isDismissed) => {
      await client.cancelQueries({ queryKey: overviewQuery.queryKey });
      show(isDismissed);
    },
    onError: (_error, isDismissed) => {
      show(!isDismissed);
      toast({ title: "Not saved", description: "Please try again.", variant: "destructive" });
    },
  });
  return () => {
    mutate(true);
    toast({
      title: "Hidden",
      action: { label: "Undo", onAction: () => mutate(false) },
    });
  };
}

export interface OnboardingCardProps {
  onboarding: Overview["onboarding"];
  onNavigate: (href: string) => void;
  onDismiss: () => void;
}

/** The first three steps, until they are done or put away for ever. */
export function OnboardingCard({ onboarding, onNavigate, onDismiss }: OnboardingCardProps) {
  const { hasResume, hasScore, hasExtension } = onboarding;
  const done = [hasResume, hasScore, hasExtension].filter(Boolean).length;
  return (
    <Card as="section" aria-label="Get started">
      <CardHeader
        title="Get started"
        count={`${done} of 3 done`}
        action={
          <IconButton
            compact
            label="Put Get started away"
            icon={<X aria-hidden="true" />}
            onClick={onDismiss}
          />
        }
      />
      <CardBody>
        <ol className="grid gap-6 text-14 @2xl:grid-cols-3 @2xl:gap-8">
          <Step number={1} isDone={hasResume} title="Save a resume">
            <p className="text-muted">Upload or paste it once. Every ad is compared with it.</p>
            <TextLink look="go" href={pages.resumes} onNavigate={onNavigate} className="mt-1">
              Save a resume
            </TextLink>
          </Step>
          <Step number={2} isDone={hasScore} title="Score an ad">
            <p className="text-muted">Paste a job ad and see what it asks for that your resume shows.</p>
            <TextLink look="go" href={pages.resumeOptimizer} onNavigate={onNavigate} className="mt-1">
              Score an ad
            </TextLink>
          </Step>
          <Step number={3} isDone={hasExtension} title="Connect the extension">
            <p className="text-muted">Score any job ad as you browse, and save it in one click.</p>
            <TextLink look="go" href={pages.extension} className="mt-1">
              How to connect it
            </TextLink>
          </Step>
        </ol>
      </CardBody>
    </Card>
  );
}

interface StepProps {
  number: number;
  isDone: boolean;
  title: string;
  /** What to do; gone once it is done. */
  children: ReactNode;
}

function Step({ number, isDone, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-3">
      {isDone ? (
        <CircleCheck aria-hidden="true" className="size-6 text-success" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-6 place-items-center rounded-full bg-sunken text-13 font-medium text-muted tabular-nums"
        >
          {number}
        </span>
      )}
      <div className="pt-0.5">
        <h3 className={isDone ? "text-muted" : "font-medium"}>
          {title}
          {isDone && <span className="sr-only">, done</span>}
        </h3>
        {!isDone && children}
      </div>
    </li>
  );
}
