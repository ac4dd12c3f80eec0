import type { Column } from '#shared/list/column.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { auditActs } from './audit-acts.ts';
import type { AuditRow } from './audit-row.ts';

/** The part of a moment behind the day: `14:05:09`. */
const timeOf = (at: string): string => belgianMoment(at, 'second').slice('dd/mm/yyyy '.length);

export const auditColumns = [
  {
    key: 'day',
    label: 'audit:column.day',
    kind: 'date',
    value: (row) => row.day,
    shown: true,
    locked: true,
  },
  { key: 'time', label: 'audit:column.time', kind: 'text', value: (row) => timeOf(row.at), shown: true },
  {
    key: 'what',
    label: 'audit:column.what',
    kind: 'enum',
    options: auditActs,
    value: (row) => row.what,
    shown: true,
  },
  { key: 'who', label: 'audit:column.who', kind: 'text', value: (row) => row.who, searchable: true, shown: true },
  {
    key: 'about',
    label: 'audit:column.about',
    kind: 'text',
    value: (row) => row.about,
    searchable: true,
    shown: true,
  },
  {
    key: 'acting_as',
    label: 'audit:column.acting_as',
    kind: 'text',
    value: (row) => row.acting_as,
    searchable: true,
  },
  { key: 'from', label: 'audit:column.from', kind: 'text', value: (row) => row.from, searchable: true, shown: true },
  { key: 'request_id', label: 'audit:column.request_id', kind: 'text', value: (row) => row.request_id },
] as const satisfies readonly Column<AuditRow>[];
