import { issue, type Issue } from '#shared/errors/issue.ts';
import { SOCIAL_DOCUMENT_MONTHS } from '#shared/retention/kept-data.rules.ts';
import { addMonths, type IsoDate } from '#shared/values/dates.ts';

/**
 * How far the erasure of a person is: `asked` waits for a second administrator, `stopped` for whoever confirms anew,
 * since its run ended before everything was done.
 */
export const erasureStates = ['none', 'asked', 'running', 'stopped', 'done'] as const;
export type ErasureState = (typeof erasureStates)[number];

/** Whether an erasure runs, or ended, so that nothing can be done for it any more. */
export const isUnderWay = (state: ErasureState): boolean => state === 'running' || state === 'done';

/** What is removed, or holds nobody's data any more afterwards. */
export const goingClasses = [
  'record',
  'login',
  'documents',
  'drafts',
  'days_off',
  'mails',
  'reminders',
  'feed',
  'imports',
  'exports',
] as const;

/** What law or the safety of others keeps (docs/areas/trust.md#erasure). */
export const stayingClasses = ['contracts', 'payroll', 'history', 'audit'] as const;

/** Why nobody can be erased now. */
export const erasureObstacles = ['still_here', 'last_admin', 'papers_open'] as const;
export type ErasureObstacle = (typeof erasureObstacles)[number];

export const ERASURE_REASON_MAX = 400;

/** The day until which months that payroll has are kept: the term of social documents after the last day of work. */
export const payrollKeptUntil = (lastDay: IsoDate): IsoDate => addMonths(lastDay, SOCIAL_DOCUMENT_MONTHS);

const PATH = 'employee_id';

/** Why an erasure cannot be asked for; none when it can. */
export const askIssues = (state: ErasureState, obstacle: ErasureObstacle | null): Issue[] => {
  if (state === 'done') return [issue(PATH, 'erased_before')];
  if (state !== 'none') return [issue(PATH, 'erasure_asked')];
  return obstacle === null ? [] : [issue(PATH, obstacle)];
};

/** Why a request cannot be called off or refused any more. */
export const callOffIssues = (state: ErasureState): Issue[] =>
  state === 'asked' ? [] : [issue(PATH, 'no_erasure_asked')];

type Confirmation = {
  readonly state: ErasureState;
  readonly obstacle: ErasureObstacle | null;
  /** Whether whoever confirms is who asked. */
  readonly isOwn: boolean;
};

/** Why an erasure cannot be confirmed: whoever asked is one of two, and the other one is somebody else. */
export const confirmIssues = ({ state, obstacle, isOwn }: Confirmation): Issue[] => {
  if (state !== 'asked' && state !== 'stopped') return [issue(PATH, 'no_erasure_asked')];
  if (isOwn) return [issue(PATH, 'second_administrator')];
  return obstacle === null ? [] : [issue(PATH, obstacle)];
};

type Span = { readonly start_date: string; readonly end_date: string | null };
type Month = { readonly year: number; readonly month: number };

const startOf = ({ year, month }: Month): IsoDate => `${year}-${String(month).padStart(2, '0')}-01`;

/** Whether payroll has a month of these days, which stay with it. */
export const isInPushedMonth = ({ start_date: start, end_date: end }: Span, pushed: readonly Month[]): boolean =>
  pushed.some((month) => {
    const from = startOf(month);
    return start < addMonths(from, 1) && (end === null || end >= from);
  });
