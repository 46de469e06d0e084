const steps = [
  "Open chrome://extensions and switch on Developer mode.",
  "Press Load unpacked and choose the extension folder that npm start printed.",
  "Open a job ad, press the Kelpie icon, then Connect.",
] as const;

/** How the extension comes into the browser; folded, since most people read it once. decision: D-02. */
export function ExtensionSteps() {
  return (
    <details className="mt-1">
      <summary className="inline-block rounded-small py-1 text-primary">How to connect it</summary>
      <ol className="mt-1 grid list-decimal gap-1 pl-5 text-13 text-muted">
        {steps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </details>
  );
}
