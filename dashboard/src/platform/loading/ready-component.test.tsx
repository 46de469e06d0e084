import { cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { readyComponent } from "./ready-component.tsx";

afterEach(cleanup);

const Board = ({ name }: { name: string }) => <p>{`The board of ${name}`}</p>;
const show = (Component: ComponentType<{ name: string }>) =>
  render(
    <Suspense fallback={<p>Its stand-in</p>}>
      <Component name="Kim" />
    </Suspense>,
  );

it("is drawn at once where its code has come before", async () => {
  const { Component, preload } = readyComponent(async () => Board);
  await preload();
  show(Component);
  expect(screen.getByText("The board of Kim")).toBeTruthy();
});

it("waits in its boundary for code that is still to come", async () => {
  const { Component } = readyComponent(async () => Board);
  show(Component);
  expect(screen.getByText("Its stand-in")).toBeTruthy();
  expect(await screen.findByText("The board of Kim")).toBeTruthy();
});
