import type { HomeCard } from '../../ui/home-part.ts';

const HIDDEN = '-';

/** The cards as the user arranged them; a card that came later follows at its own place at the end. */
export const arrangeCards = (cards: readonly HomeCard[], kept: readonly string[] | null): HomeCard[] => {
  const sorted = cards.toSorted((a, b) => a.order - b.order);
  if (kept === null) return sorted;
  const chosen = kept.flatMap((key) => sorted.find((card) => card.key === key) ?? []);
  return [...chosen, ...sorted.filter(({ key }) => !kept.includes(key) && !kept.includes(HIDDEN + key))];
};

/** What is kept of a choice of cards: those shown in their order, and the hidden ones, marked. */
export const toKeep = (cards: readonly HomeCard[], shown: readonly string[] | null): string[] | null =>
  shown && [...shown, ...cards.flatMap(({ key }) => (shown.includes(key) ? [] : [HIDDEN + key]))];
