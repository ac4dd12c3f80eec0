import { absenceEvents, reasonFields } from '#shared/activity/days-off-events.ts';
import {
  subjectOfEvent,
  type ActivityItem,
  type EventPayload,
  type FeedObject,
  type NoteAct,
} from '#shared/activity/events.ts';
import { wageEvents, wageFields } from '#shared/activity/wages.ts';
import { objectTypes, kindFacts } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { rightToField } from '#shared/permissions/field-rights.ts';
import { can } from '#shared/permissions/rules.ts';
import { belgianMoment, liesAhead } from '#shared/values/dates.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';

/** A field that the actor may not see in the record is hidden from them in its history, too. */
const maySeeField = (actor: Actor, object: FeedObject, field: string): boolean => {
  if (wageFields.has(field) && !can(actor, 'activity:wages')) return false;
  const permission = rightToField(object, field);
  return permission === undefined || can(actor, permission);
};

type Info = Record<string, unknown>;

const changesOf = (payload: Info): { field: string }[] | undefined =>
  Array.isArray(payload['changes']) ? (payload['changes'] as { field: string }[]) : undefined;

/** The name of a file reveals its content, so its events need the right to the file. Only auditors see who read it. */
const maySeeFileEvent = (actor: Actor, { type, object }: StoredEvent): boolean => {
  const kind = objectTypes.find((each) => each === object);
  if (kind === undefined || !can(actor, kindFacts[kind].documents.read)) return false;
  return type !== 'file_read' || can(actor, 'documents:audit');
};

/** Where a request came from; only auditors see it, as addresses are personal data. */
const originOf = (actor: Actor, { request_id: requestId, address }: StoredEvent): Pick<ActivityItem, 'origin'> =>
  requestId !== undefined && address !== undefined && can(actor, 'audit:read')
    ? { origin: { request_id: requestId, address } }
    : {};

/** Rights of users, their sessions and who acted as them are for those who read the users, and for the person itself. */
const maySeeUserEvent = (actor: Actor, { object, object_id: id }: StoredEvent): boolean =>
  can(actor, 'users:read') || (object === 'employee' && id === actor.employee_id);

/** A message to payroll is about wages. Its author knows it and may read it without the right to them. */
const maySeeMessage = (actor: Actor, { payload, actor: author }: StoredEvent): boolean =>
  (payload as EventPayload<'message_sent'>).to !== 'payroll' ||
  can(actor, 'activity:wages') ||
  author.user_id === actor.user_id;

/** Whether an event plans a last day or calls one off, of which nobody learns who may not see last days. */
const isAboutPlan = ({ type, at, payload }: StoredEvent): boolean => {
  if (type !== 'employee_deleted') return type === 'employee_undeleted' && 'called_off' in payload;
  return liesAhead((payload as EventPayload<'employee_deleted'>).active_until, at);
};

/**
 * The payload that this actor may read of an event (docs/areas/records.md#feed); undefined when nothing of it is left.
 */
const readable = (actor: Actor, stored: StoredEvent): Info | undefined => {
  const { type, object, payload } = stored;
  if (type.startsWith('file_') && !maySeeFileEvent(actor, stored)) return undefined;
  if (type === 'message_sent' && !maySeeMessage(actor, stored)) return undefined;
  if (wageEvents.has(type) && !can(actor, 'activity:wages')) return undefined;
  if (type === 'exported' && !can(actor, 'audit:read')) return undefined;
  const about = subjectOfEvent(type, payload);
  if (about === 'user' && !maySeeUserEvent(actor, stored)) return undefined;
  if (about === 'integration' && !can(actor, 'integrations:read')) return undefined;
  // An event repeated in the feed of another record needs the right to the record that it is about.
  const subject = objectTypes.find((each) => each === about);
  if (subject !== undefined && !can(actor, kindFacts[subject].read)) return undefined;
  if ((type === 'employee_deleted' || type === 'employee_undeleted') && !can(actor, 'people:wage-columns')) {
    if (isAboutPlan(stored)) return undefined;
    return type === 'employee_deleted' ? ({ active_until: null } satisfies EventPayload<'employee_deleted'>) : {};
  }
  if (type === 'custom_field_updated' && !can(actor, 'custom-fields:view')) return undefined;
  if (absenceEvents.has(type) && !can(actor, 'absences:reasons'))
    return Object.fromEntries(Object.entries(payload).filter(([field]) => !reasonFields.has(field)));
  const changes = changesOf(payload);
  if (!changes) return payload;
  const seen = changes.filter(({ field }) => maySeeField(actor, object, field));
  return seen.length === 0 ? undefined : { ...payload, changes: seen };
};

/** A note is its author's; administrators take back what others wrote, too. */
const noteActsOf = (actor: Actor, { type, actor: author }: StoredEvent): NoteAct[] => {
  if (type !== 'note_added' || !can(actor, 'notes:write')) return [];
  const isAuthor = author.user_id === actor.user_id && author.role !== 'key';
  if (isAuthor) return ['edit', 'take_back'];
  return can(actor, 'activity:company') ? ['take_back'] : [];
};

/** A feed line for this actor; undefined for a hidden event. `avatar` is the picture of the person who acted. */
export const feedItemOf = (actor: Actor, stored: StoredEvent, avatar: string | null): ActivityItem | undefined => {
  const info = readable(actor, stored);
  const acts = noteActsOf(actor, stored);
  return (
    info && {
      id: stored.id,
      event_type: stored.type,
      event_info_json: info,
      real_name: stored.actor.name,
      user_avatar: avatar,
      date_formatted: belgianMoment(stored.at),
      at: stored.at,
      acting_as: stored.acting_as?.name ?? null,
      ...originOf(actor, stored),
      ...(acts.length > 0 && { note_acts: acts }),
      relatedObject: stored.object,
      relatedObjectId: stored.object_id,
    }
  );
};
