import type { Page } from 'playwright-core';

/** Runs in the page: what is wider than its place, or too low for a finger. Names of people and things end in an ellipsis on purpose. */
const tooWide = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const shorten = (part: HTMLElement): string => part.innerText.slice(0, 60);
  const all = (parts: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(parts)];
  const cut = all(
    '#page button, .mantine-Button-label, #page [role="tab"], main button, main a, [role="dialog"] button, [role="dialog"] h2, h1, nav a, label, th',
  ).filter((part) => {
    const { overflowX, textOverflow } = getComputedStyle(part);
    return overflowX !== 'visible' && textOverflow !== 'ellipsis' && part.scrollWidth > part.clientWidth + 1;
  });
  /** What cannot be scrolled to. */
  const isOutside = (part: HTMLElement): boolean => {
    const { right, width } = part.getBoundingClientRect();
    if (width <= 1 || right <= clientWidth + 1) return false;
    for (let around = part.parentElement; around; around = around.parentElement)
      if (/auto|scroll/.test(getComputedStyle(around).overflowX)) return false;
    return true;
  };
  /** The part that goes farthest to the right. */
  const widest = (): string => {
    const parts = all('body *').toSorted(
      (one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right,
    );
    return parts[0] ? `${parts[0].className} ${shorten(parts[0])}` : '';
  };
  /** What a finger misses on a phone: it needs 44 px, of which less may be drawn (docs/areas/screens.md#parts). */
  const isLow = (part: HTMLElement): boolean =>
    part.checkVisibility() &&
    part.getBoundingClientRect().height < 44 &&
    !(parseFloat(getComputedStyle(part, '::after').height) >= 44);
  const pressed =
    '.mantine-Button-root, .mantine-ActionIcon-root, .mantine-CloseButton-root:not(.mantine-Pill-remove), [role="menuitem"]';
  const low = clientWidth < 600 ? all(pressed).filter(isLow) : [];
  const outside = all('label, th, [class*="badge" i], [role="dialog"]').filter(isOutside);
  return [
    ...(scrollWidth > clientWidth ? [`the page: ${widest()}`] : []),
    ...cut.map((part) => `cut: ${shorten(part)}`),
    ...low.map((part) => `low: ${part.ariaLabel ?? shorten(part)}`),
    ...outside.map((part) => `outside: ${shorten(part)}`),
  ];
};

/** How long a part may take to find its place: a list that opens stands beside it for a frame. */
const PLACING_MS = 2000;
const LOOK_EVERY_MS = 50;

/** What of the page has no room at its present width, once everything stands where it stays. */
export const findTooWide = async (page: Page): Promise<string[]> => {
  const until = Date.now() + PLACING_MS;
  for (;;) {
    const found = await page.evaluate(tooWide);
    if (found.length === 0 || Date.now() > until) return found;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
};
