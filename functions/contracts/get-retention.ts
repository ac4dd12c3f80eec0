import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import { keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { beginsOn, keptMonthsOf } from '#shared/retention/kept-data.rules.ts';
import { addMonths, toDmy } from '#shared/values/dates.ts';
import { readRetention } from '#functions/platform/contracts/retention-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { dueRecords } from './retention/named-records.ts';
import { countDue, dueData } from './retention/due-data.ts';

export const handler = serve(getRetention, async ({ actor }) => {
  const stored = await readRetention();
  const due = await dueData(stored, stored.begins ?? beginsOn(today()), addMonths(today(), 1));
  return {
    contracts: keptYearsOf(stored.contracts),
    months: keptMonthsOf(stored.months),
    next: countDue(due).map(({ from, ...rest }) => ({
      ...rest,
      from: toDmy(from),
      records: dueRecords(actor, due, rest.class),
    })),
  };
});
