import { format } from './format.ts';

/** A month such as `2026-11` as Nov, November or November 2026. */
export const monthName = (month: string, how: 'short' | 'long' | 'full'): string => format().month(month, how);
