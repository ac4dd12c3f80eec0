import type { Column } from '#shared/list/column.ts';
import type { CourseRow } from './course-row.ts';
import { amountUnits, courseTypes, trainingLocations, trainingPhases, trainingTypes } from './names.ts';
import { amountOf } from './training.rules.ts';

/** The options of a column that reads a number as a word. */
const visibilityOptions = ['0', '1', '2', '3'] as const;

const courseType = ({ is_program, program_id }: CourseRow): (typeof courseTypes)[number] =>
  is_program === 1 ? 'program' : program_id === null ? 'one_off' : 'session';

/** One table for list, sort, search, filter, column settings, export and segments of programs and trainings. */
export const courseColumns = [
  {
    key: 'name',
    label: 'trainings:column.name',
    kind: 'text',
    value: (row) => row.name,
    searchable: true,
    shown: true,
    locked: true,
  },
  {
    key: 'is_visible_for_employees',
    label: 'trainings:column.is_visible_for_employees',
    kind: 'enum',
    value: (row) => String(row.is_visible_for_employees),
    options: visibilityOptions,
    shown: true,
  },
  {
    key: 'course_type',
    label: 'trainings:column.course_type',
    kind: 'enum',
    value: courseType,
    options: courseTypes,
    shown: true,
  },
  {
    key: 'participant_count',
    label: 'trainings:column.participant_count',
    kind: 'integer',
    value: (row) => row.participant_count,
    shown: true,
  },
  { key: 'next_date', label: 'trainings:column.next_date', kind: 'date', value: (row) => row.next_date, shown: true },
  {
    key: 'seats_free',
    label: 'trainings:column.seats_free',
    kind: 'integer',
    value: (row) => row.seats_free,
    shown: true,
  },
  { key: 'cost', label: 'trainings:column.cost', kind: 'money', value: (row) => row.cost, shown: true },
  {
    key: 'certificates_expired',
    label: 'trainings:column.certificates_expired',
    kind: 'integer',
    value: (row) => row.certificates_expired,
    shown: true,
  },
  {
    key: 'certificates_soon',
    label: 'trainings:column.certificates_soon',
    kind: 'integer',
    value: (row) => row.certificates_soon,
  },
  {
    key: 'program_name',
    label: 'trainings:column.program_name',
    kind: 'text',
    value: (row) => row.program_name,
    searchable: true,
  },
  {
    key: 'leverancier',
    label: 'trainings:column.leverancier',
    kind: 'text',
    value: (row) => row.leverancier,
    searchable: true,
  },
  { key: 'start_date', label: 'trainings:column.start_date', kind: 'date', value: (row) => row.start_date },
  { key: 'end_date', label: 'trainings:column.end_date', kind: 'date', value: (row) => row.end_date },
  {
    key: 'phase',
    label: 'trainings:column.phase',
    kind: 'enum',
    value: (row) => row.phase,
    options: trainingPhases,
  },
  {
    key: 'training_amount_selection',
    label: 'trainings:column.training_amount_selection',
    kind: 'enum',
    value: (row) => row.training_amount_selection,
    options: amountUnits,
  },
  { key: 'amount', label: 'trainings:column.amount', kind: 'number', value: amountOf },
  {
    key: 'type_of_training',
    label: 'trainings:column.type_of_training',
    kind: 'enum',
    value: (row) => row.type_of_training,
    options: trainingTypes,
  },
  {
    key: 'location_of_training',
    label: 'trainings:column.location_of_training',
    kind: 'enum',
    value: (row) => row.location_of_training,
    options: trainingLocations,
  },
  { key: 'seats', label: 'trainings:column.seats', kind: 'integer', value: (row) => row.seats },
  {
    key: 'waiting_count',
    label: 'trainings:column.waiting_count',
    kind: 'integer',
    value: (row) => row.waiting_count,
  },
  { key: 'open_count', label: 'trainings:column.open_count', kind: 'integer', value: (row) => row.open_count },
  {
    key: 'cost_per_person',
    label: 'trainings:column.cost_per_person',
    kind: 'money',
    value: (row) => row.cost_per_person,
  },
  {
    key: 'session_count',
    label: 'trainings:column.session_count',
    kind: 'integer',
    value: (row) => (row.is_program === 1 ? row.session_count : null),
  },
  {
    key: 'certificate_to_achieve',
    label: 'trainings:column.certificate_to_achieve',
    kind: 'flag',
    value: (row) => row.certificate_to_achieve,
  },
  {
    key: 'mandatory',
    label: 'trainings:column.mandatory',
    kind: 'flag',
    value: (row) => (row.mandatory_segment_id === null ? 0 : 1),
  },
  { key: 'id', label: 'trainings:column.id', kind: 'integer', value: (row) => row.id },
] as const satisfies readonly Column<CourseRow>[];
