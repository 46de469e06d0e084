import { Card, CardBody } from "#shared/ui/primitives/card.tsx";

const steps = [
  "Open chrome://extensions and switch on Developer mode.",
  "Press Load unpacked and choose the extension folder that npm start printed.",
  "Open a job ad and press the Kelpie icon, then sign in.",
] as const;

/** Shown until the first job is kept: the extension is where Kelpie is of most use. decision: D-02. */
export function ExtensionCard() {
  return (
    <Card as="section">
      <CardBody className="grid gap-4 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] @2xl:gap-8">
        <div>
          <h2 className="text-18 font-bold">Save jobs from the ad itself</h2>
          <p className="mt-1 text-14 text-muted">
            The Kelpie extension reads the ad you are looking at, compares it with your resume on your own
            computer, and keeps it here when you say so.
          </p>
        </div>
        <ol className="grid gap-3 text-14">
          {steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2">
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-sunken text-13 font-medium text-muted"
              >
                {index + 1}
              </span>
              <span className="pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
