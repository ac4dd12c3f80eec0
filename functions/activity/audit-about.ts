import { fillText } from '#shared/values/fill-text.ts';
import type { Language } from '#shared/values/language.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { BareRow } from '#functions/platform/audit/audit-rows.ts';
import { activityTexts } from '#functions/platform/texts/activity.ts';
import { auditTexts } from '#functions/platform/texts/audit.ts';

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
export const subjectOfRead = ({ operation, path, employee_id: person }: BareRow['info']): Read | undefined => {
  if (typeof person === 'number') return { area: 'people', id: person, object: 'employee' };
  if (typeof operation !== 'string') return undefined;
  const area = operation.slice(0, operation.indexOf('.'));
  const id = Number(/\/(\d+)(?:\/|$)/.exec(String(path))?.[1] ?? 0);
  return { area, id, object: id > 0 ? recordOf[area] : undefined };
};

/** Whether the line tells of an integration, which has its name in it. */
const isOfIntegration = ({ what }: BareRow): boolean => what.startsWith('integration_');

const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The people whom a line tells as leading a team now; undefined for any other line. */
const leadersIn = ({ what, info }: BareRow): number[] | undefined =>
  what === 'team_leaders_changed' && Array.isArray(info['leaders']) ? numbersIn(info['leaders']) : undefined;

/** The people who lead a team or did before, in a line that tells of it. */
export const leadersEverIn = (row: BareRow): number[] => {
  const leaders = leadersIn(row);
  return leaders ? [...leaders, ...numbersIn(row.info['old'])] : [];
};

/** The kinds of records that the rows are about. */
export const objectsIn = (rows: readonly BareRow[]): ObjectType[] => [
  ...new Set(
    rows.flatMap((row): ObjectType[] =>
      leadersIn(row) ? ['employee'] : [subjectOfRead(row.info)?.object ?? []].flat(),
    ),
  ),
];

type NameOf = (object: ObjectType, id: number) => string | null;

/** What a row is about, with what the reader may call records. */
export const aboutOf = (row: BareRow, nameOf: NameOf, language: Language): string => {
  const { area: areas, areaAbout, tries_one: oneTry, tries_other: manyTries, ...led } = auditTexts(language);
  const { list: lists } = activityTexts(language);
  const { info } = row;
  const leaders = leadersIn(row);
  if (leaders) {
    const names = leaders.map((id) => nameOf('employee', id) ?? String(id)).join(', ');
    return fillText(names === '' ? led.ledByNobody : led.ledBy, { team: String(info['team']), names }, language);
  }
  if (isOfIntegration(row)) return String(info['name'] ?? '');
  const { user_name: name, key_name: key, list, account, tries } = info;
  if (typeof name === 'string') return name;
  if (typeof key === 'string') return key;
  if (typeof list === 'string') return isOne(list, lists) ? lists[list as keyof typeof lists] : list;
  if (typeof tries === 'number') return fillText(tries === 1 ? oneTry : manyTries, { count: String(tries) }, language);
  const read = subjectOfRead(info);
  if (!read) return typeof account === 'string' ? account : '';
  const word = areas[isOne(read.area, areas) ? (read.area as keyof typeof areas) : 'other'];
  const record = String((read.object && nameOf(read.object, read.id)) ?? read.id);
  return read.id === 0 ? word : fillText(areaAbout, { area: word, name: record }, language);
};
