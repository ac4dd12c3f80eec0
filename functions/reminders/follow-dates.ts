import { parseReminderId } from '#shared/reminders/reminder-id.ts';
import type { StoredRecord } from '#functions/platform/records/stored-record.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { readEntities } from '#functions/platform/storage/change-feed.ts';
import { stale, unlessRefused } from '#functions/platform/storage/saved-version.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { dateNow } from './document-dates.ts';
import { withDue } from './reminder-plan.ts';
import {
  changeReminder,
  followedReminders,
  readReminder,
  type Followed,
} from '#functions/platform/reminders/reminder-store.ts';

const move = async ({ sk }: Followed, stored: StoredRecord): Promise<void> => {
  const place = parseReminderId(sk);
  const reminder = place && (await readReminder(place));
  if (!reminder) return;
  const moved = await withDue(reminder, stored, today());
  // Somebody may have saved it meanwhile; the next sweep compares again.
  await unlessRefused(stale, () => transact(changeReminder(reminder, moved)));
};

/**
 * Moves the reminders that follow a date of their record to where that date is now, so that whatever changes a record
 * need not know of reminders. It reads those records only.
 */
export const followDates = async (): Promise<void> => {
  for await (const batch of followedReminders()) {
    for (const [object, followed] of Map.groupBy(batch, (each) => each.object)) {
      const ids = [...new Set(followed.map(({ object_id: id }) => id))];
      const records = new Map((await readEntities<StoredRecord>(object, ids)).map((stored) => [stored.id, stored]));
      for (const each of followed) {
        const stored = records.get(each.object_id);
        if (!stored) continue;
        const date = await dateNow({ object, objectId: stored.id }, stored, each.field);
        if (date !== each.field_date) await move(each, stored);
      }
    }
  }
};
