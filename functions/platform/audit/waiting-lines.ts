import { auditedEvents } from '#shared/audit/audit-acts.ts';
import type { EventType } from '#shared/activity/events.ts';
import { subjectOfEvent } from '#shared/activity/events.ts';
import type { AuditEvent } from '#shared/audit-chain/audit-chain.ts';
import type { Json } from '#shared/audit-chain/canonical-json.ts';
import { eventsSince } from '#functions/platform/events/events-since.ts';
import type { StoredEvent } from '#functions/platform/events/record-event.ts';
import { auditWaitingShards } from '#functions/platform/storage/keys.ts';
import { queryBatches } from '#functions/platform/storage/query-batches.ts';
import { activityTable } from '#functions/platform/storage/tables.ts';

/** Something to chain, with the name that keeps it from being chained twice. */
export type WaitingLine = { readonly line: string; readonly event: AuditEvent };

type StoredLine = AuditEvent & { details: { line: string } };

const audited = new Set<EventType>(auditedEvents);

/** A new function of a person is an event of the same type as new rights of a user; the log has the latter only. */
const isAudited = ({ type, payload }: StoredEvent): boolean =>
  audited.has(type) && (type !== 'role_updated' || subjectOfEvent(type, payload) === 'user');

const fromEvent = ({ id, at, type, actor, acting_as, payload, ...event }: StoredEvent): WaitingLine => ({
  line: id,
  event: {
    at,
    what: type,
    who: actor.name,
    from: event.address ?? null,
    details: {
      line: id,
      user_id: actor.user_id,
      acting_as: acting_as?.name ?? null,
      request_id: event.request_id ?? null,
      object: event.object,
      object_id: event.object_id,
      // why: a payload is stored as JSON
      info: payload as Json,
    },
  },
});

/** The lines that wait since that moment and the events of the feed that belong to the log, in their order. */
export const waitingSince = async (from: string): Promise<WaitingLine[]> => {
  const waiting: WaitingLine[] = [];
  for (const shard of auditWaitingShards()) {
    const batches = queryBatches<StoredLine>({
      TableName: activityTable(),
      KeyConditionExpression: 'pk = :shard AND sk >= :from',
      ExpressionAttributeValues: { ':shard': shard, ':from': from },
    });
    for await (const batch of batches)
      for (const { at, what, who, from: address, details } of batch)
        waiting.push({ line: details.line, event: { at, what, who, from: address, details } });
  }
  for await (const event of eventsSince(from)) if (isAudited(event)) waiting.push(fromEvent(event));
  const orderOf = ({ line, event }: WaitingLine): string => `${event.at}#${line}`;
  return waiting.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
};
