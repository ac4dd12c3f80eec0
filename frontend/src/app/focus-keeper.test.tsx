import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

beforeAll(() => {
  // jsdom draws nothing.
  Element.prototype.checkVisibility ??= () => true;
  keepFocus();
});

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];

/** Does what a browser does with the focus of what is disabled. */
const disable = (button: HTMLButtonElement): void => {
  button.disabled = true;
  button.blur();
};

beforeEach(() => {
  document.body.innerHTML =
    '<main id="page"><h1>Page</h1><button>One</button><button>Two</button><button>Three</button></main>';
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  for (const button of buttons()) button.focus();
});

it('gives the focus of a button that stays off to the last place that takes it', async () => {
  const [one, two, three] = buttons();
  two!.disabled = true;
  disable(three!);
  await vi.waitFor(() => expect(document.activeElement).toBe(one));
  three!.disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(three));
  disable(three!);
  await vi.waitFor(() => expect(document.activeElement).toBe(one));
  // Who went on since then keeps their place.
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  three!.disabled = false;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(one);
});

it('leaves a button that was on for a moment between its work and the answer', async () => {
  const [, two, three] = buttons();
  disable(three!);
  await new Promise((resolve) => setTimeout(resolve, 50));
  three!.disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(three));
  disable(three!);
  await vi.waitFor(() => expect(document.activeElement).toBe(two), { timeout: 2_000 });
});

it('waits for a button that is at work, and gives it its focus back', async () => {
  const three = buttons()[2]!;
  three.dataset['loading'] = 'true';
  disable(three);
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(document.activeElement).toBe(document.body);
  three.disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(three));
});

it('leaves the focus of what is removed to one that is not disabled', async () => {
  const [one, two, three] = buttons();
  two!.disabled = true;
  three!.remove();
  await vi.waitFor(() => expect(document.activeElement).toBe(one));
});

it('gives the focus back to what was not printed', () => {
  const three = buttons()[2]!;
  three.blur();
  globalThis.dispatchEvent(new Event('afterprint'));
  expect(document.activeElement).toBe(three);
});
