import { TAG_SEPARATOR, type Column } from '#shared/list/column.ts';
import type { SubscriptionOut } from './webhook.ts';

export const subscriptionColumns = [
  {
    key: 'name',
    label: 'webhooks:field.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  { key: 'url', label: 'webhooks:field.url', kind: 'text', value: (row) => row.url, searchable: true, shown: true },
  {
    key: 'events',
    label: 'webhooks:field.events',
    kind: 'tags',
    value: (row) => row.events.join(TAG_SEPARATOR),
    searchable: true,
    shown: true,
  },
  { key: 'active', label: 'webhooks:state.on', kind: 'flag', value: (row) => row.active },
] as const satisfies readonly Column<SubscriptionOut>[];
