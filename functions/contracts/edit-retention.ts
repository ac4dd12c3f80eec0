import { changesBetween } from '#shared/activity/changes.ts';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import { keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { beginsOn, keptClasses, keptMonthsOf } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import {
  readRetentionForChange,
  writeRetention,
  type StoredRetention,
} from '#functions/platform/contracts/retention-settings.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';

const keptOf = ({ contracts, months }: StoredRetention) => ({ ...keptYearsOf(contracts), ...keptMonthsOf(months) });

export const handler = serve(editRetention, async ({ body, actor, commit }) => {
  const { value, version } = await readRetentionForChange();
  const sent = Object.entries(body.months ?? {}).filter(([, months]) => months !== undefined);
  const months = { ...value.months, ...Object.fromEntries(sent) };
  const after = { ...value, contracts: { ...value.contracts, ...body.contracts }, months };
  const changed = changesBetween(keptOf(value), keptOf(after), [...templateTypes, ...keptClasses]);
  const [was, is] = [keptMonthsOf(value.months), keptMonthsOf(months)];
  // A company that keeps less than before gets a month of notice anew.
  const begins = keptClasses.some((name) => is[name] < was[name]) ? { begins: beginsOn(today()) } : {};
  const changes = changed.map(({ field, ...change }) => ({ ...change, field: `keep_${field}` }));
  const writes = [writeRetention({ ...after, ...begins }, version)];
  return commit(settingWrites(actor, 'company_updated', { changes, writes }), { ok: 1 });
});
