import { feedObject } from '#shared/activity/events.ts';
import type { Column } from '#shared/list/column.ts';
import { belgianDay } from '#shared/values/dates.ts';
import { deliveryProblems, deliveryStates } from './names.ts';
import type { DeliveryOut } from './webhook.ts';

/** A delivery with its place in the log, the oldest being 1. */
export type DeliveryRow = DeliveryOut & { readonly id: number };

export const deliveryColumns = [
  {
    key: 'type',
    label: 'webhooks:column.type',
    kind: 'text',
    value: ({ event }) => event.type,
    searchable: true,
    shown: true,
    locked: true,
  },
  { key: 'time', label: 'webhooks:column.time', kind: 'date', value: ({ event }) => belgianDay(new Date(event.time)) },
  {
    key: 'state',
    label: 'webhooks:column.state',
    kind: 'enum',
    value: (row) => row.state,
    options: deliveryStates,
    shown: true,
  },
  {
    key: 'problem',
    label: 'webhooks:column.problem',
    kind: 'enum',
    value: (row) => row.problem,
    options: deliveryProblems,
  },
  {
    key: 'status',
    label: 'webhooks:column.status',
    kind: 'integer',
    value: ({ attempts }) => attempts.at(-1)?.status ?? null,
  },
  {
    key: 'object',
    label: 'webhooks:column.object',
    kind: 'enum',
    value: ({ event }) => event.object,
    options: feedObject.options,
  },
  {
    key: 'object_id',
    label: 'webhooks:column.object_id',
    kind: 'integer',
    value: ({ event }) => event.object_id,
    searchable: true,
  },
] as const satisfies readonly Column<DeliveryRow>[];
