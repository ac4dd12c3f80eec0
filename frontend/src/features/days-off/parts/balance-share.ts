import type { BalanceOut } from '#shared/contract/days-off/balance.ts';

/** The minutes that a balance gives altogether. */
export const givenBy = ({ right, carried_over: carried, corrections }: BalanceOut): number =>
  right + carried + corrections;

/** The part that some minutes are of what a balance gives, as the width of a bar. */
export const shareOf = (balance: BalanceOut, minutes: number): string => {
  const given = givenBy(balance);
  return `${given <= 0 ? 0 : Math.min(100, (minutes / given) * 100)}%`;
};
