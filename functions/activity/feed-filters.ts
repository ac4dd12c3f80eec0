import { isKnownEvent, isOfNote, type EventType } from '#shared/activity/events.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { startOfDay, type IsoDate } from '#shared/values/dates.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';

/** What a reader of a feed asked for. */
export type FeedFilters = {
  types?: readonly EventType[] | undefined;
  /** Events by this person, on their record, or that name them as the person concerned. */
  person?: number | undefined;
  /** First and last day, in Belgian time. */
  from?: IsoDate | undefined;
  to?: IsoDate | undefined;
};

/** Whether a payload names somebody by a text. */
export type IsNamedIn = (payload: object) => boolean;

const concerned = ['employee_id', 'old_employee_id', 'new_employee_id'] as const;

const concerns = ({ actor, object, object_id: objectId, payload }: StoredEvent, person: number): boolean =>
  actor.employee_id === person ||
  (object === 'employee' && objectId === person) ||
  concerned.some((field) => (payload as Partial<Record<string, unknown>>)[field] === person);

/** Whether an event is known, of a requested type, and by or about the requested person, or names them where that counts. */
export const isRequested = (
  stored: StoredEvent,
  { types, person, isNamedIn }: FeedFilters & { readonly isNamedIn?: IsNamedIn },
): boolean =>
  isKnownEvent(stored) &&
  !isOfNote(stored.type) &&
  (types === undefined || types.includes(stored.type)) &&
  (person === undefined || concerns(stored, person) || isNamedIn?.(stored.payload) === true);

/** The first moment that the days include and the first one after them; undefined where they set no limit. */
export const momentsOf = ({ from, to }: FeedFilters): { low: string | undefined; high: string | undefined } => ({
  low: from === undefined ? undefined : startOfDay(from).toISOString(),
  high: to === undefined ? undefined : startOfDay(to, 1).toISOString(),
});

/** A record is named by its kind and its id together; with neither, the feed is that of the company. */
export const recordChoiceIssues = (chosen: { relatedObject?: unknown; relatedObjectId?: unknown }): Issue[] => {
  const { relatedObject: object, relatedObjectId: id } = chosen;
  if ((object === undefined) === (id === undefined)) return [];
  return [issue(object === undefined ? 'relatedObject' : 'relatedObjectId', 'required')];
};
