import type { LicenseOut } from '#shared/contract/software/license.ts';
import { isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';

type Days = Pick<LicenseOut, 'active' | 'date_deactivated'>;

/** Nobody has the licence any more. */
export const isDeactivated = ({ active, date_deactivated: end }: Days): boolean => active === 0 && end !== null;

/** Nobody has the licence yet: it begins on a later day. */
export const isUpcoming = ({ active, date_deactivated: end }: Days): boolean => active === 0 && end === null;

/** The last day that the person has it; null while no end is set, and where it was deactivated by its first day. */
export const lastDay = ({
  date_enabled: from,
  date_deactivated: ended,
  planned_end: planned,
}: Pick<LicenseOut, 'date_enabled' | 'date_deactivated' | 'planned_end'>): string | null => {
  const end = ended ?? planned;
  return end !== null && (isoOf(from) ?? '') < (isoOf(end) ?? '') ? lastDayOf(end) : null;
};
