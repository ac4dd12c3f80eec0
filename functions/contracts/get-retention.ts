import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import { beginsOn } from '#shared/retention/kept-data.rules.ts';
import { addMonths, toDmy } from '#shared/values/dates.ts';
import { readRetentionForChange } from '#functions/platform/contracts/retention-settings.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { dueRecords } from './retention/named-records.ts';
import { countDue, dueData } from './retention/due-data.ts';
import { presentRetention } from './present-retention.ts';

export const handler = serve(getRetention, async ({ actor }) => {
  const { value: stored, version } = await readRetentionForChange();
  const due = await dueData(stored, stored.begins ?? beginsOn(today()), addMonths(today(), 1));
  return {
    ...presentRetention(stored),
    version,
    next: countDue(due).map(({ from, ...rest }) => ({
      ...rest,
      from: toDmy(from),
      records: dueRecords(actor, due, rest.class),
    })),
  };
});
