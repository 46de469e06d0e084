import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { pages } from "#shared/domain/pages.ts";
import { App } from "./app/app.tsx";
import { preloadOverview } from "./app/preload-overview.ts";
import { hasToken } from "./platform/api.ts";
import { preloadFirstScreen } from "./platform/first-screen.ts";
import "./style.css";

if (window.location.pathname === pages.overview && hasToken()) {
  preloadFirstScreen();
  void preloadOverview();
}

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
