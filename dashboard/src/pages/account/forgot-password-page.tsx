import { ForgotPassword } from "../../features/auth/forgot-password.tsx";

export function ForgotPasswordPage() {
  return <ForgotPassword />;
}
