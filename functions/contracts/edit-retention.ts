import { changesBetween } from '#shared/activity/changes.ts';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import { beginsOn, keptClasses } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import {
  readRetentionForChange,
  saveRetention,
  type StoredRetention,
} from '#functions/platform/contracts/retention-settings.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { presentRetention } from './present-retention.ts';

const keptOf = (stored: StoredRetention) => {
  const { contracts, months } = presentRetention(stored);
  return { ...contracts, ...months };
};

export const handler = serve(editRetention, ({ body, actor, commit }) =>
  editRecord({
    version: body.version,
    commit,
    read: readRetentionForChange,
    present: ({ value }) => presentRetention(value),
    plan: ({ value, version: seen }) => {
      const sent = Object.entries(body.months ?? {}).filter(([, months]) => months !== undefined);
      const months = { ...value.months, ...Object.fromEntries(sent) };
      const after = { ...value, contracts: { ...value.contracts, ...body.contracts }, months };
      const [was, is] = [keptOf(value), keptOf(after)];
      // A company that keeps less than before gets a month of notice anew.
      const begins = keptClasses.some((name) => is[name] < was[name]) ? { begins: beginsOn(today()) } : {};
      const changes = changesBetween(was, is, [...templateTypes, ...keptClasses]).map(({ field, ...change }) => ({
        ...change,
        field: `keep_${field}`,
      }));
      const writes = [saveRetention({ ...after, ...begins }, seen, presentRetention)];
      return {
        writes: settingWrites(actor, 'company_updated', { changes, writes }),
        answer: (saved) => ({ ok: 1, ...presentRetention(after), version: saved }),
      };
    },
  }),
);
