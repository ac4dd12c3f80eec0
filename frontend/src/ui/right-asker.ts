import type { Permission } from '#shared/permissions/rules.ts';

/** Asks the administrators for a right to open a page; answers how many of them were asked. */
type AskForRight = (permission: Permission, page: string) => Promise<number>;

let asker: AskForRight | undefined;
const listeners = new Set<() => void>();

/** How the 403 page asks for a right. The app provides it once it is idle: the page itself calls no API. */
export const rightAsker = {
  current: (): AskForRight | undefined => asker,
  provide: (ask: AskForRight): void => {
    asker = ask;
    for (const notify of listeners) notify();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
