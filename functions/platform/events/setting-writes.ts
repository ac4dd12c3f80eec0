import type { EventPayload } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { recordEvent } from './record-event.ts';

type Changes = EventPayload<'company_updated'>['changes'];
type SettingEvent = 'company_updated' | 'features_updated' | 'training_settings_updated' | 'days_off_settings_updated';

/** What an edit of settings saves: without a change nothing, else `writes` and the event of the change. */
export const settingWrites = (
  actor: Actor,
  type: SettingEvent,
  { changes, writes }: { readonly changes: Changes; readonly writes: readonly Write[] },
): Write[] =>
  changes.length === 0
    ? []
    : [...writes, recordEvent(actor, { object: 'user', id: actor.user_id, type, payload: { changes } })];
