import type { Page } from 'playwright-core';
import { TestRunner } from 'vitest';

/** `KEYBOARD=1`: no story of the browser tests has a pointer (CONTRIBUTING.md). */
export const isKeyboardOnly = process.env['KEYBOARD'] !== undefined;

/** Skips the running test without a pointer: it is about the pointer itself, and another story walks the way by keys. */
export const pointerOnly = (why: string): void => {
  if (isKeyboardOnly) TestRunner.getCurrentTest()?.context.skip(why);
};

/** An act of the pointer in a story, and what a keyboard does in its place. */
export const byPointer = (act: () => Promise<unknown>, byKeys: () => Promise<unknown>): Promise<unknown> =>
  isKeyboardOnly ? byKeys() : act();

/** Takes the pointer off what it opened by standing on it. */
export const pointerAway = (page: Page): Promise<unknown> =>
  byPointer(
    () => page.mouse.move(0, 0),
    async () => undefined,
  );
