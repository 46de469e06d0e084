import { type ReactNode, useRef } from "react";
import { useArrival } from "../../platform/page-head.tsx";
import { AuthLayout } from "./auth-layout.tsx";

/** The screens of a forgotten password, in the app; sign-in and sign-up are pages of the public site. */
export function AuthScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(title, heading);
  return (
    <AuthLayout title={title} text={text} heading={heading}>
      {children}
    </AuthLayout>
  );
}
