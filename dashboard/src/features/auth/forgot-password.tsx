import { MailCheck } from "lucide-react";
import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { pages } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { EmailField } from "./auth-fields.tsx";
import { forgotErrors } from "./auth-rules.ts";
import { AuthScreen } from "./auth-screen.tsx";
import { forgotTexts as texts } from "./auth-texts.ts";

/** The form, then what to do with the mail. The address is stored for another try. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [email, setEmail] = useState("");
  return sentTo === null ? (
    <AuthScreen title={texts.title} text={texts.text}>
      <ForgotForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSentTo(address);
        }}
      />
    </AuthScreen>
  ) : (
    <AuthScreen title={texts.sentTitle} text={texts.sentText}>
      <SentView email={sentTo} onAgain={() => setSentTo(null)} />
    </AuthScreen>
  );
}

function failure(error: unknown) {
  const isAnswer = error instanceof ApiError && error.body !== undefined;
  return { title: texts.failed, description: isAnswer ? error.message : texts.failedText };
}

function ForgotForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const onNavigate = useNavigateTo();
  const { toast } = useToast();
  const { fields, faults, isBusy, element, set, submit } = useForm({
    initial: { email },
    errorsOf: forgotErrors,
    send: async (sent) => {
      await api.auth.forgotPassword({ body: sent });
      toast(texts.sent);
      onSent(sent.email.trim());
    },
    failure,
  });
  return (
    <form ref={element} noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <EmailField value={fields.email} error={faults.email} onChange={(value) => set({ email: value })} />
      <Button block type="submit" variant="primary" disabled={isBusy} busy={isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
      <p className="mt-2 text-14">
        <TextLink href={pages.login} onNavigate={onNavigate}>
          {texts.back}
        </TextLink>
      </p>
    </form>
  );
}

function SentView({ email, onAgain }: { email: string; onAgain: () => void }) {
  const onNavigate = useNavigateTo();
  return (
    <div className="mt-6 grid gap-4">
      <p className="flex items-start gap-3 rounded-control bg-primary-soft px-4 py-3 text-14">
        <MailCheck aria-hidden="true" className="mt-px size-4.5 shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </p>
      <p className="text-14 text-muted">{texts.noMail}</p>
      <div className="grid gap-2">
        <Button block onClick={onAgain}>
          {texts.again}
        </Button>
        <ButtonLink variant="ghost" href={pages.login} onNavigate={onNavigate}>
          {texts.back}
        </ButtonLink>
      </div>
    </div>
  );
}
