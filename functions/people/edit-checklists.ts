import { changesBetween } from '#shared/activity/changes.ts';
import { editChecklists } from '#shared/contract/people/edit-checklists.ts';
import { settingWrites } from '#functions/platform/events/setting-writes.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { checklistSetting, presentChecklists, type StoredChecklists } from './checklist-store.ts';

/** New items, and those that are no longer known, get ids of their own. */
const numbered = (
  own: StoredChecklists['own'],
  before: StoredChecklists,
): Pick<StoredChecklists, 'own' | 'last_id'> => {
  const known = new Set(before.own.map(({ id }) => id));
  let last_id = before.last_id;
  const items = own.map((item) => (known.delete(item.id) ? item : { ...item, id: (last_id += 1) }));
  return { own: items, last_id };
};

const fieldsOf = ({ joiner_off, leaver_off, own }: StoredChecklists) => ({
  checklist_items: own.map(({ name }) => name).join(', ') || null,
  checklist_off: joiner_off.length + leaver_off.length,
});

export const handler = serve(editChecklists, ({ body: { version, ...body }, actor, commit }) =>
  editRecord({
    version,
    commit,
    read: checklistSetting.readForChange,
    present: ({ value }) => presentChecklists(value),
    plan: ({ value, version: seen }) => {
      const next = { ...body, ...numbered(body.own, value) };
      const changes = changesBetween(fieldsOf(value), fieldsOf(next), ['checklist_items', 'checklist_off']);
      // Items in another order are no change that the feed tells.
      const event = settingWrites(actor, 'company_updated', { changes, writes: [] });
      return {
        writes: [checklistSetting.edit(next, seen, presentChecklists), ...event],
        answer: (saved) => ({ ok: 1, version: saved }),
      };
    },
  }),
);
