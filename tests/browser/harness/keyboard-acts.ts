import type { Browser, ElementHandle, Locator, Mouse, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { isKeyboardOnly } from './pointer-only.ts';
import {
  beginAct,
  controlOf,
  describeControl,
  endAct,
  focusInWords,
  forgetAct,
  isFocusSomewhere,
  isFocusVisible,
  lookOf,
  lostAfter,
  stepTo,
  stepToMember,
  stepToOption,
  stepToRadio,
  type Control,
} from './keyboard-page.ts';

/** What a person at a keyboard does instead of clicks (docs/areas/screens.md#keyboard). */

const MOST_STEPS = 120;
const FOCUS_MS = 3_000;
const RING_MS = 1_500;
const READY_MS = 1_000;
const AGAIN_MS = 100;
const TRIES = 20;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What was found wrong during a test: it goes on with the pointer, so that one run finds all. */
const findings: string[] = [];

export const takeFindings = (): string[] => findings.splice(0);

class OutOfReach extends Error {}

type Target = { locator: Locator; control: ElementHandle<Element>; is: Control };

/** Kinds of controls of which the focus was seen already. */
const seen = new Set<string>();

const checkLook = async ({ control, is }: Target, before: string): Promise<void> => {
  const kind = await control.evaluate((each) => `${each.tagName} ${each.getAttribute('class') ?? ''}`);
  if (seen.has(kind)) return;
  for (const end = performance.now() + RING_MS; performance.now() < end; await pause(AGAIN_MS))
    if ((await control.evaluate(isFocusVisible)) && (await control.evaluate(lookOf)) !== before)
      return void seen.add(kind);
  findings.push(`the focus on ${is.role} “${is.words}” is not seen`);
};

/** Brings the focus to a stop of Tab, within a dialog by Tab itself. */
const reach = async (target: Target): Promise<void> => {
  const { locator, control, is } = target;
  if (is.isFocused) return;
  if (!is.isTabStop) throw new OutOfReach(`Tab does not stop at ${is.role} “${is.words}”`);
  const before = await control.evaluate(lookOf);
  if (!is.isInOverlay) await control.focus();
  else {
    let steps = 0;
    for (let key = await control.evaluate(stepTo); key; key = await control.evaluate(stepTo)) {
      if ((steps += 1) > MOST_STEPS) throw new OutOfReach(`Tab never comes to ${is.role} “${is.words}” in its dialog`);
      await locator.page().keyboard.press(steps > MOST_STEPS / 2 ? 'Tab' : key);
    }
  }
  await checkLook(target, before);
};

/** Presses the keys that a step names until the step says Enter. */
const walk = async ({ locator, control, is }: Target, step: (at: Element) => string | null): Promise<void> => {
  const { keyboard } = locator.page();
  const end = performance.now() + FOCUS_MS;
  for (let steps = 0; steps < MOST_STEPS;) {
    const key = await control.evaluate(step);
    if (key === null && performance.now() > end)
      throw new OutOfReach(
        `the focus is not where arrows lead to ${is.role} “${is.words}”, but on ${await control.evaluate(focusInWords)}`,
      );
    if (key === null || key === 'Wait') await pause(AGAIN_MS);
    else {
      if (key === 'Enter') return;
      await keyboard.press(key);
      steps += 1;
    }
  }
  throw new OutOfReach(`arrows never lead to ${is.role} “${is.words}”`);
};

const chooseRadio = async (target: Target): Promise<void> => {
  const { locator, control, is } = target;
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const key = await control.evaluate(stepToRadio);
    if (key === null) return steps === 0 ? reach(target) : undefined;
    await locator.page().keyboard.press(key);
  }
  throw new OutOfReach(`arrows never lead to radio “${is.words}”`);
};

const textRoles = ['textbox', 'searchbox', 'spinbutton', 'slider', 'select', 'file', 'group', 'region'];

/** Brings the focus to a control: by arrows within a menu, a grid and the like, else as Tab would. */
const goTo = async (target: Target): Promise<void> => {
  const { role, isTabStop } = target.is;
  if (role === 'option') return walk(target, stepToOption);
  return isTabStop && !role.startsWith('menuitem') ? reach(target) : walk(target, stepToMember);
};

const operate = async (target: Target): Promise<void> => {
  const { control, is, locator } = target;
  const { keyboard } = locator.page();
  if (is.role === 'radio' && is.isNative) return chooseRadio(target);
  await goTo(target);
  if (is.role === 'option') return keyboard.press('Enter');
  if (textRoles.includes(is.role)) return;
  if (is.role === 'combobox') {
    const { isClosed } = await control.evaluate(describeControl);
    return isClosed ? keyboard.press(is.isNative ? 'ArrowDown' : 'Enter') : undefined;
  }
  const key = ['checkbox', 'switch', 'radio'].includes(is.role) ? 'Space' : 'Enter';
  // The arrows that lead to a tab choose it.
  const isDone = is.role === 'tab' && (await control.evaluate(describeControl)).isChosen;
  if (!isDone) await control.press(key);
};

/** After an act the focus is somewhere on the page: who goes on with Tab does not begin at its top again. */
export const checkFocus = async (page: Page): Promise<void> => {
  const end = performance.now() + FOCUS_MS;
  while (!(await page.evaluate(isFocusSomewhere)))
    if (performance.now() > end)
      return void findings.push(`the focus was lost after ${await page.evaluate(lostAfter)}`);
    else await pause(AGAIN_MS);
};

type Options = { force?: boolean; timeout?: number };
type Work = (target: Target) => Promise<void>;

const isGone = (error: unknown): boolean => /not attached|detached|context was destroyed/.test(String(error));

/** Whether an element stands still and is on, or will in a moment; else the locator may mean another one by then. */
const isReady = async (element: ElementHandle): Promise<boolean> => {
  for (const state of ['stable', 'enabled'] as const) {
    const isSo = await element.waitForElementState(state, { timeout: READY_MS }).then(
      () => true,
      (error: unknown) => {
        if (isGone(error) || String(error).includes('Timeout')) return false;
        throw error;
      },
    );
    if (!isSo) return false;
  }
  return true;
};

/** Does the work on the control behind a locator once it can be operated; anew when it was drawn anew meanwhile. */
const on = async (locator: Locator, { force, timeout }: Options, work: Work): Promise<void> => {
  const patience = timeout === undefined ? {} : { timeout };
  for (let left = TRIES; ; left -= 1) {
    try {
      await locator.waitFor({ state: force ? 'attached' : 'visible', ...patience });
      const element = await locator.elementHandle(patience);
      if (!element) continue;
      if (!force && !(await isReady(element))) {
        left += 1;
        continue;
      }
      await checkFocus(locator.page());
      const control = (await element.evaluateHandle(controlOf)).asElement();
      if (!control) throw new OutOfReach(`nothing at ${String(locator)} takes the focus`);
      const is = await control.evaluate(describeControl);
      if (is.hindrance) throw new OutOfReach(`${is.role} “${is.words}” ${is.hindrance}`);
      await locator.page().evaluate(beginAct, `${is.role} “${is.words}”`);
      await work({ locator, control, is });
      await locator
        .page()
        .evaluate(endAct)
        .catch(() => undefined);
      return;
    } catch (error) {
      if (left === 0 || !isGone(error)) throw error;
      await pause(AGAIN_MS);
    }
  }
};

const ACTS = ['click', 'check', 'uncheck', 'setChecked', 'hover', 'fill', 'press', 'blur'] as const;

/** Replaces the acts of a pointer for all locators of this process. */
const replaceActs = (acts: Locator, mouse: Mouse, pages: Page): void => {
  // why: fromEntries forgets the names of its entries.
  const own = Object.fromEntries(ACTS.map((name) => [name, acts[name]])) as unknown as Pick<
    Locator,
    (typeof ACTS)[number]
  >;
  /** Notes what a keyboard cannot reach, and goes on with the pointer. */
  const orPointer = async (page: Page, act: () => Promise<void>, pointer: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof OutOfReach)) throw error;
      findings.push(error.message);
      await page.evaluate(forgetAct);
      await pointer();
      // The browser shows the focus again to who uses the keyboard.
      await page.keyboard.press('Shift');
    }
  };
  const setChecked = async (locator: Locator, isOn: boolean, options: Options = {}): Promise<void> => {
    if ((await locator.isChecked()) === isOn) return;
    const pointer = () => own.setChecked.call(locator, isOn, options);
    await orPointer(locator.page(), () => on(locator, options, operate), pointer);
    await expect.poll(() => locator.isChecked()).toBe(isOn);
  };
  const refused = (name: string) => (): never => {
    throw new Error(`${name} needs a pointer: say why by pointerOnly or byPointer, and walk another way by keys`);
  };

  acts.click = function (this: Locator, options: Options = {}) {
    return orPointer(
      this.page(),
      () => on(this, options, operate),
      () => own.click.call(this, options),
    );
  };
  acts.setChecked = function (this: Locator, isOn: boolean, options?: Options) {
    return setChecked(this, isOn, options);
  };
  acts.check = function (this: Locator, options?: Options) {
    return setChecked(this, true, options);
  };
  acts.uncheck = function (this: Locator, options?: Options) {
    return setChecked(this, false, options);
  };
  acts.hover = function (this: Locator, options: Options = {}) {
    return orPointer(
      this.page(),
      () => on(this, options, goTo),
      () => own.hover.call(this, options),
    );
  };
  acts.fill = async function (this: Locator, value: string, options: Options = {}) {
    let isSearched = false;
    const work = async (target: Target): Promise<void> => {
      isSearched = target.is.role === 'combobox';
      await reach(target);
    };
    await orPointer(
      this.page(),
      () => on(this, options, work),
      async () => undefined,
    );
    await own.fill.call(this, isSearched ? '' : value, options);
    // A list follows each key.
    if (isSearched) await this.page().keyboard.type(value);
  };
  acts.press = async function (this: Locator, key: string, options: Options = {}) {
    await orPointer(
      this.page(),
      () => on(this, { force: true, ...options }, reach),
      async () => undefined,
    );
    return own.press.call(this, key, options);
  };
  acts.blur = function (this: Locator, options: Options = {}) {
    return own.press.call(this, 'Tab', options);
  };
  const { setViewportSize } = pages;
  // What another width hides loses the focus by no act of a person.
  pages.setViewportSize = async function (this: Page, size) {
    await this.evaluate(forgetAct);
    return setViewportSize.call(this, size);
  };
  acts.dblclick = refused('dblclick');
  acts.tap = refused('tap');
  acts.dragTo = refused('dragTo');
  Object.assign(
    mouse,
    Object.fromEntries(
      ['move', 'down', 'up', 'click', 'dblclick', 'wheel'].map((name) => [name, refused(`mouse.${name}`)]),
    ),
  );
};

let replaced: Promise<void> | undefined;

/** Lets every act of this browser be done by keys. */
export const withoutPointer = (browser: Browser): Promise<void> =>
  (replaced ??= (async () => {
    const page = await browser.newPage();
    // why: a prototype has no type of its own.
    replaceActs(
      Object.getPrototypeOf(page.locator('html')) as Locator,
      Object.getPrototypeOf(page.mouse) as Mouse,
      Object.getPrototypeOf(page) as Page,
    );
    await page.close();
  })());

/** Fails each test of a file in which the keyboard was not enough. */
export const failOutOfReach = (): void => {
  if (isKeyboardOnly) afterEach(() => expect(takeFindings(), 'by keyboard').toEqual([]));
};
