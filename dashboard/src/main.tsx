import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { pages } from "#shared/domain/pages.ts";
import { App } from "./app/app.tsx";
import { preloadOverview } from "./app/preload-overview.ts";
import { hasToken } from "./platform/api.ts";
import { preloadFirstScreen } from "./platform/first-screen.ts";
import "./style.css";

const { pathname } = window.location;
if (hasToken()) {
  if (pathname === pages.overview) {
    preloadFirstScreen();
    void preloadOverview();
  }
  if (pathname === pages.applications)
    void import("./pages/applications-page.tsx").then((page) => page.preloadTracker());
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
