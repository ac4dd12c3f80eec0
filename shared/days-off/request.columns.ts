import type { Column } from '#shared/list/column.ts';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import type { IsoDate } from '#shared/values/dates.ts';
import type { DayOffRequest } from './day-off-request.ts';
import { requestStates, type DayOffColour, type DayOffKind } from './names.ts';

/** A request as the list engine keeps it, with the names of person and type. */
export type DayOffRequestRow = Omit<DayOffRequest, 'excel_import_id'> & {
  /** Name of the person. */
  name: string;
  person_avatar: string | null;
  person_team_names: string | null;
  person_team_ids: readonly number[];
  /** 1: the person is deactivated. */
  person_left: 0 | 1;
  type_name: string;
  kind: DayOffKind;
  colour: DayOffColour;
  unit: 'days' | 'hours';
  /** The minutes of all its days; those of an absence without end up to today. */
  total: number;
  requested_on: IsoDate;
  decided_on: IsoDate | null;
};

/** How an absence is called for whoever may not know more of it. */
export const ABSENT = 'Absent';

const isAbsence = ({ kind }: DayOffRequestRow): boolean => kind === 'absence';

/** One table for list, sort, search, filter, column settings and export. */
export const dayOffRequestColumns = [
  {
    key: 'name',
    label: 'days-off:column.person_name',
    kind: 'person',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'team',
    label: 'days-off:column.team',
    kind: 'tags',
    value: (row) => row.person_team_names,
    refersTo: 'team',
    refs: (row) => row.person_team_ids,
    shown: true,
  },
  {
    // Everybody may know that somebody is absent, and few why: that is a column of its own.
    key: 'type_name',
    label: 'days-off:column.type_name',
    kind: 'text',
    value: (row) => (isAbsence(row) ? ABSENT : row.type_name),
    searchable: true,
    shown: true,
  },
  {
    key: 'absence_name',
    label: 'days-off:column.absence_name',
    kind: 'text',
    value: (row) => (isAbsence(row) ? row.type_name : null),
    permission: fieldRights.day_off_request.absence_name,
  },
  {
    key: 'start_date',
    label: 'days-off:column.start_date',
    kind: 'date',
    value: (row) => row.start_date,
    shown: true,
  },
  { key: 'end_date', label: 'days-off:column.end_date', kind: 'date', value: (row) => row.end_date, shown: true },
  { key: 'minutes', label: 'days-off:column.minutes', kind: 'integer', value: (row) => row.total, shown: true },
  {
    key: 'state',
    label: 'days-off:column.state',
    kind: 'enum',
    value: (row) => row.state,
    options: requestStates,
    shown: true,
  },
  { key: 'reason', label: 'days-off:column.reason', kind: 'text', value: (row) => row.reason },
  {
    key: 'requested_on',
    label: 'days-off:column.requested_on',
    kind: 'date',
    value: (row) => row.requested_on,
    shown: true,
  },
  {
    key: 'requested_by_name',
    label: 'days-off:column.requested_by_name',
    kind: 'text',
    value: (row) => row.requested_by_name,
  },
  { key: 'decided_on', label: 'days-off:column.decided_on', kind: 'date', value: (row) => row.decided_on },
  { key: 'decided_by', label: 'days-off:column.decided_by', kind: 'text', value: (row) => row.decision?.by ?? null },
  {
    key: 'certificate_until',
    label: 'days-off:column.certificate_until',
    kind: 'date',
    value: (row) => row.certificate_until,
    permission: fieldRights.day_off_request.certificate_until,
  },
  { key: 'person_left', label: 'days-off:column.person_left', kind: 'flag', value: (row) => row.person_left },
  { key: 'id', label: 'days-off:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<DayOffRequestRow>[];
