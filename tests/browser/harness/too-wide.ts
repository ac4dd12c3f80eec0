import type { Page } from 'playwright-core';

/** Runs in the page: what is wider than its place. Names of people and things end in an ellipsis on purpose. */
const tooWide = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const shorten = (part: HTMLElement): string => part.innerText.slice(0, 60);
  const all = (parts: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(parts)];
  const cut = all(
    '#page button, #page [role="tab"], main button, main a, [role="dialog"] button, [role="dialog"] h2, h1, nav a, label, th',
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
  const outside = all('label, th, [class*="badge" i], [role="dialog"]').filter(isOutside);
  return [
    ...(scrollWidth > clientWidth ? ['the page'] : []),
    ...cut.map((part) => `cut: ${shorten(part)}`),
    ...outside.map((part) => `outside: ${shorten(part)}`),
  ];
};

/** What of the page has no room at its present width. */
export const findTooWide = (page: Page): Promise<string[]> => page.evaluate(tooWide);
