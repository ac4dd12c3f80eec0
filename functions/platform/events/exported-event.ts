import type { EventPayload } from '#shared/activity/events.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { recordEvent } from './record-event.ts';

/** Tells the company who took what out of it (docs/areas/deployment.md#audit). */
export const exportedEvent = (actor: Actor, exported: EventPayload<'exported'>): Write =>
  recordEvent(actor, { object: 'user', id: actor.user_id, type: 'exported', payload: exported });

/** Tells it of files that are no list: they have no columns, but a name. */
export const exportedFile = (actor: Actor, list: string, name: string, rows: number): Write =>
  exportedEvent(actor, { list, columns: [], rows, filtered: false, name });
