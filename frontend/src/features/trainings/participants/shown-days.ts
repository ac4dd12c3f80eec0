import { format } from '../../../ui/format.ts';
/** A number of days as it is read: `4,95`. */
export const formatDays = (days: number): string => format().number(days, 2);
