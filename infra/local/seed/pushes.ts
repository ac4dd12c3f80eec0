import { ulid } from 'ulid';
import type { Integration } from '#shared/integrations/integration.ts';
import { personName, type Employee } from '#shared/people/employee.ts';
import { diffLines, namedLines } from '#shared/push/lines.rules.ts';
import { monthKey, monthSpan } from '#shared/push/month.rules.ts';
import { blocksOf } from '#shared/push/people.rules.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { unpackLines, type PushedDays } from '#shared/push/pushed-days.ts';
import { addDays } from '#shared/values/dates.ts';
import { recordsTable } from '#functions/platform/storage/tables.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { answerItem } from '#functions/push/answers.ts';
import { createCommand } from '#functions/push/command-store.ts';
import { newCommand } from '#functions/push/new-command.ts';
import { freezePayload, makePayload, type PayloadHead } from '#functions/push/payload.ts';
import { putOutcome } from '#functions/push/person-outcomes.ts';
import { pushedDaysStore } from '#functions/push/pushed-days-store.ts';
import { system, recordInFeeds } from './days-off-events.ts';
import type { DemoDaysOff } from './days-off.ts';
import { DEMO_CUSTOMER } from './payroll.ts';
import type { Author } from './events.ts';

/** The moment that many seconds after another one. */
const after = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();

type Pushed = { readonly year: number; readonly month: number; readonly at: string };
type Demo = {
  readonly daysOff: DemoDaysOff;
  readonly people: readonly Employee[];
  readonly integration: Integration;
  /** What the office has of each person. */
  readonly kept: readonly PushedDays[];
  /** Who pushed. */
  readonly author: Author;
};

/** The payload of a month, as the product makes and freezes it. */
const frozen = async ({ daysOff, people, integration, kept }: Demo, { year, month }: Pushed) => {
  const isMonth = (one: { readonly year: number; readonly month: number }): boolean =>
    one.year === year && one.month === month;
  const pushed = new Set(
    daysOff.personDays.flatMap(({ id, locked_months: locked }) => (locked.some(isMonth) ? [id] : [])),
  );
  const linesOf = new Map(kept.map(({ id, months }) => [id, months.find(isMonth)?.lines ?? '']));
  const types = new Map(daysOff.types.map(({ id, name }) => [id, name]));
  const codes = new Map(integration.payroll_types.map(({ id, name }) => [id, name]));
  const names = { type: (id: number) => types.get(id) ?? '', code: (code: string) => codes.get(code) ?? '' };
  const payload = makePayload(
    {
      integration,
      year,
      month,
      blocksOf: (person) => blocksOf(person, monthSpan(year, month)),
      linesOf: (person) => ({
        year,
        month,
        missing: [],
        lines: namedLines(person, diffLines([], unpackLines(linesOf.get(person.id) ?? '')), names),
      }),
      correctionsOf: () => [],
      pushedAt: () => null,
    },
    people
      .filter(({ id }) => pushed.has(id))
      .map((person) => ({ ...person, name: personName(person), team_names: '', reports_to_name: null })),
    false,
  );
  await freezePayload(payload);
  return payload;
};

/** The push of a month that the office took over whole, within nine seconds. */
const takenOver = (planned: PushCommand, { at }: Pushed, number: number): PushCommand => ({
  ...planned,
  status_report: 'success',
  created_at: at,
  ended_at: after(at, 9),
  chunks: planned.chunks.map((chunk, place) => ({
    ...chunk,
    state: 'answered',
    reference: `BP-${String(number * 10 + place).padStart(6, '0')}`,
  })),
  steps: (['checked', 'signed_in', 'sent', 'answered', 'closed'] as const).map((step, place) => ({
    step,
    at: after(at, place * 2),
  })),
  taken_over: planned.people,
  polls: 1,
});

/** What the office answered, to the sending of each chunk and to the question about it. */
const answersOf = ({ command_id: id, chunks, created_at: at }: PushCommand, { people }: PayloadHead): Write[] =>
  chunks.flatMap(({ reference, from, to }, place) => {
    const taken = people.slice(from, to).map(({ payroll_number }) => ({ payroll_number, state: 'taken_over' }));
    const said = [
      { asked: `POST /customers/${DEMO_CUSTOMER}/requests`, status: 202, body: { reference } },
      {
        asked: `GET /customers/${DEMO_CUSTOMER}/requests/${reference ?? ''}`,
        status: 200,
        body: { reference, status: 'success', people: taken, notifications: [] },
      },
    ];
    return said.map(({ asked, status, body }, turn) => {
      const moment = after(at, 4 + turn * 4 + place / 10);
      const exchange = { asked, status, body: JSON.stringify(body) };
      const Item = answerItem(id, ulid(Date.parse(moment)), moment, exchange);
      return { build: () => ({ Put: { TableName: recordsTable(), Item } }) };
    });
  });

/** The months that the demo pushed, as its history and the history of its integration tell of them. */
export const demoPushes = async (demo: Demo): Promise<Write[]> => {
  const { daysOff, integration, kept, author } = demo;
  const locked = daysOff.personDays.flatMap(({ locked_months: months }) => months);
  const months = [...new Map(locked.map((one) => [monthKey(one.year, one.month), one])).values()];
  const commands = new Map<string, string>();
  const writes: Write[] = [];
  for (const [place, month] of months.entries()) {
    const payload = await frozen(demo, month);
    const id = ulid(Date.parse(month.at));
    const day = month.at.slice(0, 10);
    const planned = newCommand(id, author, integration, payload, {
      message: place === 0 ? 'The hours of the students follow by mail.' : null,
      wage_payout_date: addDays(day, 1),
      meal_voucher_payout_date: null,
      confirm_retry_push: 0,
      retry_of: null,
    });
    const command = takenOver(planned, month, place + 1);
    const { people, lines, left_out, sha256, taken_over } = command;
    const facts = { month: `${String(month.month).padStart(2, '0')}/${month.year}`, people, lines, sha256 };
    commands.set(monthKey(month.year, month.month), id);
    writes.push(
      ...createCommand(command),
      ...payload.head.people.map(({ employee_id }) =>
        putOutcome(id, { employee_id, state: 'taken_over', message: null, at: after(month.at, 8) }, undefined),
      ),
      ...answersOf(command, payload.head),
      ...recordInFeeds([['integration', integration.id]], month.at, author, 'push_started', { ...facts, left_out }),
      ...recordInFeeds([['integration', integration.id]], after(month.at, 9), system, 'push_done', {
        ...facts,
        taken_over,
        refused: 0,
      }),
    );
  }
  const named = kept.map((one) => ({
    ...one,
    months: one.months.map((month) => ({
      ...month,
      command_id: commands.get(monthKey(month.year, month.month)) ?? '',
    })),
  }));
  return [...writes, ...named.map((one) => pushedDaysStore.create(one))];
};
