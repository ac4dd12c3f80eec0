import type { AuditLineOut } from '#shared/contract/activity/audit.ts';
import { auditColumns } from '#shared/audit/audit.columns.ts';
import type { AuditRow } from '#shared/audit/audit-row.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, latestFirst, matchingList, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { addDays, belgianMoment, type IsoDate } from '#shared/values/dates.ts';
import { rowsOfDays, type BareRow } from '#functions/platform/audit/audit-rows.ts';
import { readHead } from '#functions/platform/audit/audit-head.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { aboutOf, objectsIn } from './audit-about.ts';
import { withChangeNames } from './change-names.ts';
import { recordNames } from './visible-object.ts';

const DAYS_SHOWN = 31;
const MONTH = /^(20\d{2}-(?:0[1-9]|1[0-2]))$/;

type Period = { readonly from: IsoDate; readonly to: IsoDate };

/** The days of a segment: a month, or the last ones, with those ahead that a clock chained before it was set back. */
const periodOf = ({ segment_id: segment }: Pick<ListQuery, 'segment_id'>, lastDay = today()): Period => {
  const month = MONTH.exec(segment)?.[1];
  if (segment !== 'all' && month === undefined) throw new AppError('unknown_segment');
  return month === undefined
    ? { from: addDays(today(), 1 - DAYS_SHOWN), to: lastDay > today() ? lastDay : today() }
    : { from: `${month}-01`, to: `${month}-31` };
};

/** A line may be chained on the day after, and while the clock is behind the chain on the last day of that. */
const daysOf = ({ from, to }: Period, lastDay: IsoDate): IsoDate[] => {
  const days = Array.from({ length: DAYS_SHOWN + 1 }, (_, at) => [addDays(from, at), addDays(lastDay, -at)]).flat();
  return [...new Set(days.filter((day) => day >= from && day <= addDays(to, 1) && day !== lastDay)), lastDay];
};

/** What the rows are about, in the language of the reader and with the present names of records. */
const aboutIn = async (actor: Actor, rows: readonly BareRow[]): Promise<(row: BareRow) => string> => {
  const nameOf = await recordNames(actor, objectsIn(rows));
  return (row) => aboutOf(row, nameOf, actor.language);
};

/** The lines of the log as far as it is written at this moment. */
const open = async (
  actor: Actor,
  query: ListQuery,
): Promise<{ rows: RowIndex<AuditRow>; view: ListView<AuditRow> }> => {
  await chainAudit();
  const head = await readHead();
  const period = periodOf(query, head?.day);
  const found = head ? await rowsOfDays(daysOf(period, head.day), head) : [];
  const rows = found.filter(({ day }) => day >= period.from && day <= period.to);
  const about = await aboutIn(actor, rows);
  return {
    rows: new RowIndex<AuditRow>(rows.map((row) => ({ ...row, about: about(row) }))),
    view: { columns: auditColumns, segment: { key: 'audit:all', test: () => true }, today: today() },
  };
};

/** The newest line first unless the query orders them; those of one day by their time. */
const newestFirst = <Q extends ListQuery>(query: Q): Q =>
  query.orderby_column === 'day' ? { ...query, orderby_column: 'id' } : latestFirst(query);

export const auditMatching = async (actor: Actor, query: ListQuery) =>
  matchingList(await open(actor, query), newestFirst(query));

const present = ({ day: _day, info: _info, ...row }: AuditRow, info: AuditRow['info']): AuditLineOut => ({
  ...row,
  date_formatted: belgianMoment(row.at, 'second'),
  event_info_json: info,
});

/** A page of the audit log. */
export const auditList = async (actor: Actor, query: ListQuery): Promise<{ data: AuditLineOut[]; count: number }> => {
  const { rows, view } = await open(actor, query);
  const { data, count } = applyListQuery(rows, newestFirst(query), view);
  const infos = await withChangeNames(
    actor,
    data.map(({ info }) => info),
  );
  return { data: data.map((row, at) => present(row, infos[at] ?? row.info)), count };
};
