import { keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { keptMonthsOf } from '#shared/retention/kept-data.rules.ts';
import type { StoredRetention } from '#functions/platform/contracts/retention-settings.ts';

/** The years and months as they are read: where nobody has set any, those of the product. */
export const presentRetention = ({ contracts, months }: StoredRetention) => ({
  contracts: keptYearsOf(contracts),
  months: keptMonthsOf(months),
});
