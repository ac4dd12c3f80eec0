import type { DayOffRequest } from '#shared/days-off/day-off-request.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import type { WorkSchedule } from '#shared/days-off/work-schedule.ts';

const CREATED_AT = '2026-11-01T09:00:00.000Z';

export const aDayOffType = (over: Partial<DayOffType> = {}): DayOffType => ({
  id: 1,
  version: 1,
  name: 'Legal holidays',
  kind: 'leave',
  colour: 'indigo',
  unit: 'days',
  needs_approval: 1,
  has_balance: 1,
  strict_balance: 0,
  paid: 1,
  shown_as: 'name',
  payroll_hint: '1',
  over_schedule: 0,
  keeps_holidays: 0,
  active: 1,
  created_at: CREATED_AT,
  ...over,
});

export const aDayOffRequest = (over: Partial<DayOffRequest> = {}): DayOffRequest => ({
  id: 1,
  version: 1,
  employee_id: 1,
  type_id: 1,
  start_date: '2026-12-14',
  end_date: '2026-12-14',
  start_part: 'whole',
  end_part: 'whole',
  minutes: null,
  reason: null,
  state: 'requested',
  days: [{ date: '2026-12-14', minutes: 456, part: 'whole' }],
  replaces_id: null,
  certificate_until: null,
  requested_by: 1,
  requested_by_name: 'Élodie Vandenbroucke',
  decision: null,
  cancelled_at: null,
  deleted: 0,
  created_at: CREATED_AT,
  excel_import_id: null,
  ...over,
});

export const aWorkSchedule = (over: Partial<WorkSchedule> = {}): WorkSchedule => ({
  id: 1,
  version: 1,
  name: '4/5, Monday to Thursday',
  versions: [{ from: '1950-01-01', weeks: [[456, 456, 456, 456, 0, 0, 0]] }],
  deleted: 0,
  created_at: CREATED_AT,
  ...over,
});
