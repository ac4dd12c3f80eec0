import { issue, type Issue } from '#shared/errors/issue.ts';
import { daysBetween, sensibleDayIssues, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import type { TrainingPhase } from './names.ts';
import { visibility } from './names.ts';
import type { Program } from './program.ts';
import type { Training, TrainingFields } from './training.ts';

export const TRAINING_NAME_MAX = 500;
export const SUPPLIER_MAX = 500;
export const INFORMATION_MAX = 500;
/** Additional information is shown whole up to this length, and cut off at `INFORMATION_CUT` otherwise. */
export const INFORMATION_WHOLE_MAX = 45;
export const INFORMATION_CUT = 50;
/** At most ten hours of training on a day. */
export const MINUTES_PER_DAY_MAX = 600;
export const DAYS_STEP = 0.5;
export const SEATS_MAX = 10_000;
export const VALID_MONTHS_MAX = 600;
/** How many people stand beside a training in a list. */
export const AVATARS_MAX = 4;

/** Additional information as a page shows it at first. */
export const shortInformation = (text: string): string =>
  text.length > INFORMATION_WHOLE_MAX ? `${text.slice(0, INFORMATION_CUT)}…` : text;

type Dates = Pick<TrainingFields, 'start_date' | 'end_date'>;

/** The days from the first to the last, both included; null while one is missing or they are in the wrong order. */
export const spanDays = ({ start_date: start, end_date: end }: Dates): number | null =>
  start === null || end === null || end < start ? null : daysBetween(start, end) + 1;

/** The first day of a training; null for one without dates. */
export const firstDayOf = ({ start_date: start, end_date: end }: Dates): IsoDate | null => start ?? end;

/** The last day of a training; null for one without dates. */
export const lastDayOf = ({ start_date: start, end_date: end }: Dates): IsoDate | null => end ?? start;

/** The days that a change empties, or that an earlier one did; none while the training has dates. */
export const emptiedDays = (
  before: (Dates & Pick<Training, 'emptied_days'>) | undefined,
  after: Dates,
): Pick<Training, 'emptied_days'> => {
  if (!before || firstDayOf(after) !== null) return {};
  const [start, end] = [firstDayOf(before), lastDayOf(before)];
  if (start !== null && end !== null) return { emptied_days: { start, end } };
  return before.emptied_days ? { emptied_days: before.emptied_days } : {};
};

type Moved = Pick<Training, 'moved'>;

/**
 * The last change of the days, of which a change with this SEQUENCE may be one. Days that were over and still are were
 * corrected afterwards, and an entry that nobody has in a calendar is not called off.
 */
export const movedDays = (before: Dates & Moved, after: Dates, sequence: number, day: IsoDate): Moved => {
  const known = before.moved ? { moved: before.moved } : {};
  if (firstDayOf(before) === firstDayOf(after) && lastDayOf(before) === lastDayOf(after)) return known;
  const [start, end] = [firstDayOf(before), lastDayOf(before)];
  const from = start !== null && end !== null && { from: { start, end, since: before.moved?.sequence ?? 0 } };
  if (phaseOn(after, day) !== 'held') return { moved: { sequence, is_past: 0, ...from } };
  const wasToCome = start !== null && phaseOn(before, day) !== 'held';
  return wasToCome ? { moved: { sequence, is_past: 1, ...from } } : known;
};

/** The typed number of days as it is stored when the field is left: the nearest half day, and nothing below 0. */
export const roundToHalfDays = (days: number): number => Math.max(0, Math.round(days / DAYS_STEP) * DAYS_STEP);

type Amount = Pick<TrainingFields, 'training_amount_selection' | 'training_amount_days' | 'training_amount_minutes'>;

/** The amount in the unit that is selected; null is none. */
export const amountOf = (fields: Amount): number | null =>
  fields.training_amount_selection === 'days' ? fields.training_amount_days : fields.training_amount_minutes;

/** The minutes that a training takes, for days of the length that a person works. */
export const minutesOf = (fields: Amount, minutesPerDay: number): number =>
  fields.training_amount_selection === 'days'
    ? (fields.training_amount_days ?? 0) * minutesPerDay
    : (fields.training_amount_minutes ?? 0);

const amountField = ({ training_amount_selection: unit }: Amount) =>
  unit === 'days' ? 'training_amount_days' : 'training_amount_minutes';

const amountIssues = (fields: Amount & Dates): Issue[] => {
  const amount = amountOf(fields);
  const days = spanDays(fields);
  if (amount === null) return [];
  if (fields.training_amount_selection === 'minutes')
    return days !== null && amount > days * MINUTES_PER_DAY_MAX
      ? [issue('training_amount_minutes', 'training_hours_amount')]
      : [];
  if (!Number.isInteger(amount / DAYS_STEP)) return [issue('training_amount_days', 'half_days')];
  return days !== null && amount > days ? [issue('training_amount_days', 'training_days_amount')] : [];
};

/** An edit that leaves a cost of 0 alone passes, one that sets it to 0 does not (docs/areas/trainings.md#cost). */
const costIssues = (cost: number | null, before: number | null | undefined): Issue[] => {
  if (cost !== null && cost === before) return [];
  if (cost === null) return [issue('cost', 'required')];
  return before !== undefined && cost === 0 ? [issue('cost', 'must_be_positive')] : [];
};

/** All that a training is judged by besides its own fields. */
export type TrainingContext = {
  readonly today: IsoDate;
  /** The stored training of an edit. */
  readonly before?: TrainingFields | undefined;
  /** The flag `trainings_fla` is on. */
  readonly isFlaOn: boolean;
  /** The places that are taken. */
  readonly taken?: number;
};

/** What is wrong with a training (docs/areas/trainings.md#rules). */
export const trainingIssues = (fields: TrainingFields, context: TrainingContext): Issue[] => {
  const { before, isFlaOn, today, taken = 0 } = context;
  const { start_date: start, end_date: end, is_visible_for_employees: visible, seats } = fields;
  const issues: Issue[] = [];
  if (isBlank(fields.name)) issues.push(issue('name', 'required'));
  issues.push(...costIssues(fields.cost, before?.cost));
  if (isFlaOn && fields.falls_under_fla === 1) {
    if (start === null) issues.push(issue('start_date', 'required'));
    if (end === null) issues.push(issue('end_date', 'required'));
    // Days start at 0 where nothing was typed.
    if ((amountOf(fields) ?? 0) === 0) issues.push(issue(amountField(fields), 'required'));
  }
  if (start !== before?.start_date) issues.push(...sensibleDayIssues('start_date', start, today));
  if (end !== before?.end_date) issues.push(...sensibleDayIssues('end_date', end, today));
  if (start !== null && end !== null && end < start)
    issues.push(issue('end_date', 'date_before_min', { min: toDmy(start) }));
  issues.push(...amountIssues(fields));
  if (visible === visibility.other && before?.is_visible_for_employees !== visibility.other)
    issues.push(issue('is_visible_for_employees', 'invalid_value', { allowed: '0, 1, 2' }));
  if (visible === visibility.teams && fields.selected_teams.length === 0)
    issues.push(issue('selected_teams', 'required'));
  if (seats !== null && seats < taken && seats !== before?.seats)
    issues.push(issue('seats', 'seats_taken', { count: taken }));
  return issues;
};

/** Where a training stands on a day. */
export const phaseOn = ({ start_date: start, end_date: end }: Dates, day: IsoDate): TrainingPhase => {
  const [first, last] = [start ?? end, end ?? start];
  if (first === null || last === null || first > day) return 'planned';
  return last < day ? 'held' : 'running';
};

type InProgram = Pick<Training, 'deleted' | 'program_id'>;

/**
 * The training as it is while its program is deleted: deleted, too, or a one-off course. Sessions follow their program
 * by reading alone.
 */
export const withProgram = <T extends InProgram>(
  stored: T,
  of: Pick<Program, 'deleted' | 'sessions_fate'> | undefined,
): T => {
  if (of?.deleted !== 1) return stored;
  return of.sessions_fate === 'keep' ? { ...stored, program_id: null } : { ...stored, deleted: 1 };
};

/** The fields of which people who were invited must be told when they change. */
export const invitationFields = ['name', 'start_date', 'end_date', 'location_of_training'] as const;

/**
 * Whether a team manager sees a training: it is visible to all or to a team that they lead, or one of their people
 * follows it (docs/areas/trainings.md#rights). `participants` are those people.
 */
export const seesTraining = (
  ledTeams: readonly number[],
  {
    is_visible_for_employees: visible,
    selected_teams: teams,
  }: Pick<Training, 'is_visible_for_employees' | 'selected_teams'>,
  participants: readonly { readonly deleted: 0 | 1 }[],
): boolean =>
  visible === visibility.everybody ||
  (visible === visibility.teams && teams.some((team) => ledTeams.includes(team))) ||
  participants.some(({ deleted }) => deleted === 0);
