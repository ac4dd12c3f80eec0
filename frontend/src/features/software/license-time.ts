import type { LicenseOut } from '#shared/contract/software/license.ts';

type Days = Pick<LicenseOut, 'active' | 'date_deactivated'>;

/** Nobody has the licence any more. */
export const isDeactivated = ({ active, date_deactivated: end }: Days): boolean => active === 0 && end !== null;

/** Nobody has the licence yet: it begins on a later day. */
export const isUpcoming = ({ active, date_deactivated: end }: Days): boolean => active === 0 && end === null;
