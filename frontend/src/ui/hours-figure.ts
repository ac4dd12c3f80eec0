import { inHours } from '#shared/days-off/amounts.ts';

/** Minutes as hours: `7:36`, `−0:30`. */
export const hoursFigure = inHours;
