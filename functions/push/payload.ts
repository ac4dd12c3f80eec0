import { createHash } from 'node:crypto';
import * as z from 'zod';
import { totalsOf } from '#shared/push/lines.rules.ts';
import { blockReasons } from '#shared/push/names.ts';
import { pushLine, type PushLine } from '#shared/push/push-line.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { id } from '#shared/values/wire.ts';
import { getJson, headObject, putBytes, putJson, readBytes } from '#functions/platform/files/objects.ts';
import { parseStored } from '#functions/platform/storage/parse-stored.ts';
import type { PersonMonth, PushMonth } from './month.ts';

/* What a push sends, frozen as a file of one line of JSON for each person (docs/areas/push.md#payload). */

const personMonth = z.object({ year: z.int(), month: z.int(), lines: z.array(pushLine) });

/** A person of a payload: the month that is pushed first, then corrections of earlier months. */
const payloadPerson = z.object({
  integration_id: id,
  employee_id: id,
  name: z.string(),
  payroll_number: z.string(),
  months: z.array(personMonth),
});
export type PayloadPerson = z.infer<typeof payloadPerson>;

const leftOutPerson = z.object({ employee_id: id, employee_name: z.string(), reason: z.enum(blockReasons) });
export type LeftOutPerson = z.infer<typeof leftOutPerson>;

/** What is known of a payload without its lines; its id is the SHA-256 of its file. */
const payloadHead = z.object({
  payload_id: z.string(),
  integration_id: id,
  year: z.int(),
  month: z.int(),
  lines: z.int(),
  minutes: z.int(),
  /** The people in the order of the file; `from` and `to` are bytes, `lines` and `minutes` those that are sent. */
  people: z.array(
    z.object({
      employee_id: id,
      name: z.string(),
      payroll_number: z.string(),
      lines: z.int(),
      minutes: z.int(),
      from: z.int(),
      to: z.int(),
    }),
  ),
  left_out: z.array(leftOutPerson),
});
export type PayloadHead = z.infer<typeof payloadHead>;

/** A payload before it is stored. */
export type Payload = {
  readonly head: PayloadHead;
  readonly bytes: Buffer;
  readonly lines: readonly PushLine[];
  /** The lines of earlier months among those of the payload. */
  readonly corrections: { readonly people: number; readonly lines: number };
  readonly missing: readonly number[];
  readonly alreadyPushed: readonly number[];
};

const byName = (one: EmployeeRow, other: EmployeeRow): number =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : one.id - other.id;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const isSent = ({ change }: PushLine): boolean => change !== 'removed';

/** What a payload is made of. */
type PayloadMonth = Pick<
  PushMonth,
  'integration' | 'year' | 'month' | 'blocksOf' | 'linesOf' | 'correctionsOf' | 'pushedAt'
>;

/** Makes the payload of these people. The same days make the same bytes, and with them the same id. */
export const makePayload = (month: PayloadMonth, chosen: readonly EmployeeRow[], withCorrections: boolean): Payload => {
  const left_out: LeftOutPerson[] = [];
  const people: PayloadHead['people'] = [];
  const rows: string[] = [];
  const all: PushLine[] = [];
  const missing = new Set<number>();
  const corrections = { people: 0, lines: 0 };
  let at = 0;
  for (const person of chosen.toSorted(byName)) {
    const { id: employee_id, name } = person;
    const [reason] = month.blocksOf(person);
    if (reason !== undefined) {
      left_out.push({ employee_id, employee_name: name, reason });
      continue;
    }
    const earlier = withCorrections ? month.correctionsOf(person) : [];
    const months: PersonMonth[] = [month.linesOf(person), ...earlier];
    if (earlier.length > 0) corrections.people += 1;
    for (const one of earlier) corrections.lines += one.lines.filter(({ change }) => change !== 'same').length;
    for (const one of months) for (const type of one.missing) missing.add(type);
    const lines = months.flatMap((one) => one.lines);
    const sent = lines.filter(isSent);
    const payroll_number = person.employee_number ?? '';
    const entry: PayloadPerson = {
      integration_id: month.integration.id,
      employee_id,
      name,
      payroll_number,
      months: months.map((one) => ({ year: one.year, month: one.month, lines: [...one.lines] })),
    };
    const row = `${JSON.stringify(entry)}\n`;
    const length = Buffer.byteLength(row);
    const minutes = sent.reduce((sum, line) => sum + line.minutes, 0);
    people.push({ employee_id, name, payroll_number, lines: sent.length, minutes, from: at, to: at + length });
    at += length;
    rows.push(row);
    all.push(...lines);
  }
  const bytes = Buffer.from(rows.join(''));
  const payload_id = hashOf(bytes);
  const { lines, minutes } = totalsOf(all);
  return {
    head: {
      payload_id,
      integration_id: month.integration.id,
      year: month.year,
      month: month.month,
      lines,
      minutes,
      people,
      left_out,
    },
    bytes,
    lines: all,
    corrections,
    missing: [...missing],
    alreadyPushed: people.flatMap(({ employee_id: one }) => (month.pushedAt(one) === null ? [] : [one])),
  };
};

/** What previews showed, which goes after a week. */
export const PREVIEWS = 'pushes/previews/';
const folderOf = (payloadId: string, isSentNow: boolean): string =>
  `${isSentNow ? 'pushes/sent/' : PREVIEWS}${payloadId}`;

export const PAYLOAD_TYPE = 'application/x-ndjson';
/** Where what was sent stands. */
export const payloadFolder = (payloadId: string): string => folderOf(payloadId, true);
export const payloadKey = (payloadId: string): string => `${payloadFolder(payloadId)}/lines.jsonl`;

const store = async ({ head, bytes }: Payload, isSentNow: boolean): Promise<void> => {
  const folder = folderOf(head.payload_id, isSentNow);
  if (await headObject(`${folder}/head.json.gz`)) return;
  await putBytes(`${folder}/lines.jsonl`, bytes, PAYLOAD_TYPE, 'attachment');
  // The head comes last, so whoever finds it finds the lines too.
  await putJson(`${folder}/head.json.gz`, head);
};

/** Keeps what a preview showed. */
export const freezePreview = (payload: Payload): Promise<void> => store(payload, false);
/** Keeps what is sent. */
export const freezePayload = (payload: Payload): Promise<void> => store(payload, true);

/** The head of a payload that was sent, or was shown in a preview; undefined when it is gone. */
export const readHead = async (payloadId: string, isSentNow = true): Promise<PayloadHead | undefined> => {
  const stored = await getJson(`${folderOf(payloadId, isSentNow)}/head.json.gz`);
  return stored === undefined ? undefined : parseStored(payloadHead, stored);
};

const parseRows = (text: string): PayloadPerson[] =>
  text
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => parseStored(payloadPerson, JSON.parse(row)));

/** The people of a payload that was sent, from one position up to and without another. */
export const readPeople = async (head: PayloadHead, from: number, to: number): Promise<PayloadPerson[]> => {
  const [first, last] = [head.people[from], head.people[to - 1]];
  if (!first || !last) return [];
  const { bytes } = await readBytes(payloadKey(head.payload_id), { from: first.from, to: last.to });
  return parseRows(bytes.toString());
};

/** Every person of a payload, sent or shown in a preview, whose bytes are those that its id stands for. */
export const readAll = async (head: PayloadHead, isSentNow = true): Promise<PayloadPerson[]> => {
  const { bytes } = await readBytes(`${folderOf(head.payload_id, isSentNow)}/lines.jsonl`);
  if (hashOf(bytes) !== head.payload_id) throw new Error(`payload ${head.payload_id} is not what was stored`);
  return parseRows(bytes.toString());
};

/** How the lines of one payload differ from those of another, by person, day and code. */
export const payloadDiff = (
  before: readonly PushLine[],
  after: readonly PushLine[],
): { new: number; changed: number; removed: number } => {
  const keyOf = (line: PushLine): string => `${line.employee_id} ${line.date} ${line.code}`;
  const sentIn = (lines: readonly PushLine[]) =>
    new Map(lines.filter(isSent).map((line) => [keyOf(line), line.minutes]));
  const [old, now] = [sentIn(before), sentIn(after)];
  const added = [...now.keys()].filter((key) => !old.has(key)).length;
  const removed = [...old.keys()].filter((key) => !now.has(key)).length;
  const changed = [...now].filter(([key, minutes]) => old.has(key) && old.get(key) !== minutes).length;
  return { new: added, changed, removed };
};
