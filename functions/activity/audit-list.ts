import type { AuditLineOut } from '#shared/contract/activity/audit.ts';
import { auditColumns } from '#shared/audit/audit.columns.ts';
import type { AuditRow } from '#shared/audit/audit-row.ts';
import { AppError } from '#shared/errors/problem.ts';
import { applyListQuery, latestFirst, matchingRows, type ListView } from '#shared/list/apply-list-query.ts';
import type { ListQuery } from '#shared/list/list-query.ts';
import { RowIndex } from '#shared/list/row-index.ts';
import { fillText } from '#shared/values/fill-text.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { addDays, belgianMoment, type IsoDate } from '#shared/values/dates.ts';
import { rowsOfDays, type BareRow } from '#functions/platform/audit/audit-rows.ts';
import { readHead } from '#functions/platform/audit/audit-head.ts';
import { chainAudit } from '#functions/platform/audit/chain-audit.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { activityTexts } from '#functions/platform/texts/activity.ts';
import { auditTexts } from '#functions/platform/texts/audit.ts';
import { withChangeNames } from './change-names.ts';
import { recordNames } from './visible-object.ts';

const DAYS_SHOWN = 31;
const MONTH = /^(20\d{2}-(?:0[1-9]|1[0-2]))$/;

type Period = { readonly from: IsoDate; readonly to: IsoDate };

/** The days of a segment: a month, or the last ones. */
const periodOf = ({ segment_id: segment }: Pick<ListQuery, 'segment_id'>): Period => {
  const month = MONTH.exec(segment)?.[1];
  if (segment !== 'all' && month === undefined) throw new AppError('unknown_segment');
  return month === undefined
    ? { from: addDays(today(), 1 - DAYS_SHOWN), to: today() }
    : { from: `${month}-01`, to: `${month}-31` };
};

/** A line may be chained on the day after. */
const daysOf = ({ from, to }: Period): IsoDate[] =>
  Array.from({ length: DAYS_SHOWN + 1 }, (_, at) => addDays(from, at)).filter((day) => day <= addDays(to, 1));

const isOne = (value: unknown, names: object): value is string => typeof value === 'string' && value in names;

/** The kind of record whose number stands in the path of an operation of this area. */
const recordOf: Readonly<Record<string, ObjectType>> = {
  fleet: 'car',
  people: 'employee',
  contracts: 'contract',
  signing: 'contract',
};

type Read = { readonly area: string; readonly object: ObjectType | undefined; readonly id: number };

/** The part of the app and the record that were read, or the person whose erasure it is. */
const readIn = ({ operation, path, employee_id: person }: BareRow['info']): Read | undefined => {
  if (typeof person === 'number') return { area: 'people', id: person, object: 'employee' };
  if (typeof operation !== 'string') return undefined;
  const area = operation.slice(0, operation.indexOf('.'));
  const id = Number(/\/(\d+)(?:\/|$)/.exec(String(path))?.[1] ?? 0);
  return { area, id, object: id > 0 ? recordOf[area] : undefined };
};

/** Whether the line tells of an integration, which has its name in it. */
const isOfIntegration = ({ what }: BareRow): boolean => what.startsWith('integration_');

/** The people whom a line tells as leading a team now; undefined for any other line. */
const leadersIn = ({ what, info }: BareRow): number[] | undefined =>
  what === 'team_leaders_changed' && Array.isArray(info['leaders']) ? info['leaders'].map(Number) : undefined;

/** What the rows are about, in the language of the reader and with the present names of records. */
const aboutIn = async (actor: Actor, rows: readonly BareRow[]): Promise<(row: BareRow) => string> => {
  const { area: areas, areaAbout, tries_one: oneTry, tries_other: manyTries, ...led } = auditTexts(actor.language);
  const { list: lists } = activityTexts(actor.language);
  const objects = new Set(
    rows.flatMap((row): ObjectType[] => (leadersIn(row) ? ['employee'] : [readIn(row.info)?.object ?? []].flat())),
  );
  const nameOf = await recordNames(actor, [...objects]);
  const aboutLeaders = (team: unknown, leaders: readonly number[]): string => {
    const names = leaders.map((id) => nameOf('employee', id) ?? String(id)).join(', ');
    return fillText(names === '' ? led.ledByNobody : led.ledBy, { team: String(team), names }, actor.language);
  };
  return (row) => {
    const { info } = row;
    const leaders = leadersIn(row);
    if (leaders) return aboutLeaders(info['team'], leaders);
    if (isOfIntegration(row)) return String(info['name'] ?? '');
    const { user_name: name, key_name: key, list, account, tries } = info;
    if (typeof name === 'string') return name;
    if (typeof key === 'string') return key;
    if (typeof list === 'string') return isOne(list, lists) ? lists[list as keyof typeof lists] : list;
    if (typeof tries === 'number')
      return fillText(tries === 1 ? oneTry : manyTries, { count: String(tries) }, actor.language);
    const read = readIn(info);
    if (!read) return typeof account === 'string' ? account : '';
    const word = areas[isOne(read.area, areas) ? (read.area as keyof typeof areas) : 'other'];
    const record = String((read.object && nameOf(read.object, read.id)) ?? read.id);
    return read.id === 0 ? word : fillText(areaAbout, { area: word, name: record }, actor.language);
  };
};

/** The lines of the log as far as it is written at this moment. */
const open = async (
  actor: Actor,
  query: ListQuery,
): Promise<{ rows: RowIndex<AuditRow>; view: ListView<AuditRow> }> => {
  const period = periodOf(query);
  await chainAudit();
  const head = await readHead();
  const found = head ? await rowsOfDays(daysOf(period), head) : [];
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

export const auditMatching = async (actor: Actor, query: ListQuery) => {
  const { rows, view } = await open(actor, query);
  return { rows: matchingRows(rows, newestFirst(query), view), columns: view.columns };
};

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
