import type { KeyboardEvent } from 'react';

const linksIn = (column: Element): HTMLElement[] => [...column.querySelectorAll<HTMLElement>('[data-card]')];

/** The name of the card that the keys go to from one: within its column, or at the same height of the next one that has cards. */
const nextLink = (link: HTMLElement, key: string, board: HTMLElement): HTMLElement | undefined => {
  const columns = [...board.querySelectorAll('[data-column]')].map(linksIn).filter((links) => links.length > 0);
  const at = columns.findIndex((links) => links.includes(link));
  const row = columns[at]?.indexOf(link) ?? 0;
  if (key === 'ArrowDown') return columns[at]?.[row + 1];
  if (key === 'ArrowUp') return columns[at]?.[row - 1];
  const beside = columns[at + (key === 'ArrowRight' ? 1 : -1)];
  return beside?.[Math.min(row, beside.length - 1)];
};

const arrows = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']);

/** The arrow keys go from card to card, `h` hands over what the person has; Enter follows the link with the focus. */
export const moveOnBoard = (event: KeyboardEvent<HTMLElement>, handOver: (id: number) => void): void => {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const link = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-card]') : null;
  if (!link || ctrlKey || metaKey || altKey) return;
  if (key === 'h') {
    event.preventDefault();
    handOver(Number(link.dataset['card']));
  }
  if (!arrows.has(key)) return;
  event.preventDefault();
  const next = nextLink(link, key, event.currentTarget);
  next?.focus({ preventScroll: true });
  next?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
