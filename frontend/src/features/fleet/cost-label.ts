import type { TFunction } from 'i18next';

/** What the yearly cost of a vehicle is called: it depends on whether the company owns, rents or leases it. */
export const costLabel = (contractType: string | null, t: TFunction): string =>
  t(`costLabel.${contractType === null || contractType === '' ? 'unknown' : contractType}`);
