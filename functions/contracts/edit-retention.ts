import { changesBetween } from '#shared/activity/changes.ts';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import { keptYearsOf } from '#shared/contracts/retention.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { readRetentionForChange, writeRetention } from '#functions/platform/contracts/retention-settings.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';

export const handler = serve(editRetention, async ({ body, actor, commit }) => {
  const { value, revision } = await readRetentionForChange();
  const contracts = { ...value.contracts, ...body.contracts };
  const told = changesBetween(keptYearsOf(value.contracts), keptYearsOf(contracts), templateTypes);
  const changes = told.map(({ field, ...change }) => ({ ...change, field: `keep_${field}` }));
  const event = recordEvent(actor, 'user', actor.user_id, 'company_updated', { changes });
  return commit(changes.length > 0 ? [writeRetention({ contracts }, revision), event] : [], { ok: 1 });
});
