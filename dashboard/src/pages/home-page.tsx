import { Navigate } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { PageWait } from "../app/page-wait.tsx";
import { useUser } from "../features/auth/use-user.ts";

/** The landing page joins in stage 7; until then `/` leads on. */
export function HomePage() {
  const { user, isPending } = useUser();
  if (isPending) return <PageWait />;
  return <Navigate replace to={user ? pages.overview : pages.login} />;
}
