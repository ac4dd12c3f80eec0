import { once } from 'node:events';
import { SFNClient } from '@aws-sdk/client-sfn';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { UNKNOWN_ASKS } from '#shared/push/limits.ts';
import { isUnderWay } from '#shared/push/names.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { isOpen } from '#shared/runs/run.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import { beginRun } from '#functions/platform/runs/state-machine.ts';
import { changeCommand, storedCommand } from '#functions/push/command-store.ts';
import { PUSH_RUN } from '#functions/push/push-run.ts';
import { readOutcomes } from '#functions/push/person-outcomes.ts';
import { startChild, type Child } from '#infra/local/children.ts';
import { fsck } from '#infra/ops/fsck/fsck.ts';
import { november, ok, startPushCompany, type PushCompany } from '#tests/api/push/push-company.ts';
import { eventsOf } from './faulty-run.ts';
import { startGate, type Gate, type GateCall, type Held } from './gate.ts';
import { splitIntoRequests, linesHeld, linesToSend, startExecutionsBy } from './push-fixture.ts';

const TODAY = '2026-11-23';
const PEOPLE = 2;

type Killed = { readonly id: string; readonly code: string; readonly integration: number; readonly people: readonly number[] }; // prettier-ignore

/** What stands in the storage when the worker dies. */
type Seen = Pick<PushCommand, 'status_report'> & { chunks: string[]; outcomes: number };

type State = {
  /** Where the calls are held at which the worker dies, and those that would take the push on after a time-out. */
  readonly hold: (call: GateCall, push: Killed) => Held | undefined;
  readonly seen: Seen;
};

const saves = (call: GateCall, { id }: Killed, text: string): boolean =>
  call.text.includes('TransactItems') && call.text.includes(`"${id}"`) && call.text.includes(text);
const savesChunk = (call: GateCall, push: Killed, state: string): boolean =>
  saves(call, push, `"state":{"S":"${state}"}`);
const succeeds = (call: GateCall, push: Killed): boolean => saves(call, push, '"status_report":{"S":"success"}');
const takesOver = ({ text }: GateCall, { id, people }: Killed): boolean =>
  text.includes('TransactItems') && text.includes(`pushed-person#${id}`) && text.includes(`"${people.at(-1)}"`);
const signsIn = ({ method, path }: GateCall, { code }: Killed): boolean =>
  method === 'GET' && path.endsWith(`/customers/${code}`);
const asks = ({ method, path }: GateCall, { code }: Killed): boolean =>
  method === 'GET' && path.includes(`/customers/${code}/requests/`);
const sends = ({ method, text }: GateCall, { id }: Killed, request: number): boolean =>
  method === 'POST' && text.includes(`"request_id":"${id}-${request}"`);

const before = (isHeld: boolean): Held | undefined => (isHeld ? 'before' : undefined);
const after = (isHeld: boolean): Held | undefined => (isHeld ? 'after' : undefined);

/** Every state of a push in which its worker can die. */
const states: Readonly<Record<string, State>> = {
  locked: {
    hold: (call, push) => before(signsIn(call, push)),
    seen: { status_report: 'queued', chunks: ['planned', 'planned'], outcomes: 0 },
  },
  'signed-in': {
    hold: (call, push) => before(savesChunk(call, push, 'sending')),
    seen: { status_report: 'sending', chunks: ['planned', 'planned'], outcomes: 0 },
  },
  leaving: {
    hold: (call, push) => before(sends(call, push, 1) || savesChunk(call, push, 'unknown')),
    seen: { status_report: 'sending', chunks: ['sending', 'planned'], outcomes: 0 },
  },
  left: {
    hold: (call, push) => after(sends(call, push, 2)) ?? before(savesChunk(call, push, 'unknown')),
    seen: { status_report: 'sending', chunks: ['accepted', 'sending'], outcomes: 0 },
  },
  answered: {
    hold: (call, push) => before(savesChunk(call, push, 'accepted') || asks(call, push)),
    seen: { status_report: 'sending', chunks: ['sending', 'planned'], outcomes: 0 },
  },
  waiting: {
    hold: (call, push) => before(asks(call, push)),
    seen: { status_report: 'waiting', chunks: ['accepted', 'accepted'], outcomes: 0 },
  },
  'taking-over': {
    hold: (call, push) => before(takesOver(call, push)),
    seen: { status_report: 'waiting', chunks: ['accepted', 'accepted'], outcomes: 1 },
  },
  'taken-over': {
    hold: (call, push) => after(takesOver(call, push)) ?? before(savesChunk(call, push, 'answered')),
    seen: { status_report: 'waiting', chunks: ['accepted', 'accepted'], outcomes: 2 },
  },
  finishing: {
    hold: (call, push) => before(succeeds(call, push)),
    seen: { status_report: 'waiting', chunks: ['answered', 'answered'], outcomes: 2 },
  },
  finished: {
    hold: (call, push) => after(succeeds(call, push)),
    seen: { status_report: 'success', chunks: ['answered', 'answered'], outcomes: 2 },
  },
};

/** In this order, since a sign-in is given up soon: with it the worker dies at once. */
const phases = [Object.keys(states).filter((name) => name !== 'locked'), ['locked']];

let company: PushCompany;
let gates: Gate[];
let worker: Child | undefined;
/** The state machines of the worker. */
let workflows: SFNClient | undefined;
/** A push is made and not begun, since its requests are still to be made. */
let isStarting = false;
/** The pushes that were started, by the state in which their worker dies. */
const pushes = new Map<string, Killed>();
const reached = new Set<string>();
let isHolding = true;
/** How often the test was begun. */
let tries = 0;

const hold = (call: GateCall): Held | undefined => {
  if (!isHolding) return undefined;
  for (const [name, push] of pushes) {
    const held = states[name]?.hold(call, push);
    if (held === undefined) continue;
    reached.add(name);
    if (reached.size === Object.keys(states).length) worker?.process.kill('SIGKILL');
    return held;
  }
  return undefined;
};

/** The real worker process; storage and office are reached through the gates. */
const startWorker = async (): Promise<Child> => {
  const [storage, office] = gates;
  const products = process.env['PAYROLL_PRODUCTS']?.replaceAll(company.runtime.payroll.url, office?.url ?? '');
  const env = { ...process.env, AWS_ENDPOINT_URL_DYNAMODB: storage?.url, PAYROLL_PRODUCTS: products };
  const started = await startChild<{ environment: Record<string, string> }>('./worker-process.ts', [], env);
  started.process.send({ today: TODAY });
  worker = started;
  Object.assign(process.env, started.first.environment);
  workflows = new SFNClient({ endpoint: started.first.environment['AWS_ENDPOINT_URL_SFN'] ?? '' });
  return started;
};

const kill = async ({ process: child }: Child): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

type Prepared = Pick<Killed, 'code' | 'integration' | 'people'>;
const prepared = new Map<string, Prepared>();

const prepare = async (state: string): Promise<Prepared> => {
  const name = `${state}-${tries}`;
  const code = `OK-${name}`;
  const { id: team } = await ok(company.admin.post('/api/teams/add', { name }));
  const integration = await company.integration(code, { team_ids: [team] });
  await company.link(integration, company.types.holiday, '1010');
  const people: number[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const person = await company.person(`Person ${at}`, { team_ids: [team] });
    await company.leave(person, `${16 + at}/11/2026`);
    people.push(person);
  }
  return { code, integration, people };
};

/** Starts a push of two requests. */
const start = async (name: string): Promise<void> => {
  const of = prepared.get(name);
  if (!of) throw new Error(`${name} is not prepared`);
  isStarting = true;
  const { command_id: id } = await ok(company.admin.post('/api/daysOff/push/start', november(of.integration, of.people))); // prettier-ignore
  isStarting = false;
  await splitIntoRequests(id, 1);
  pushes.set(name, { id, ...of });
  await beginRun({ ...PUSH_RUN, run_id: id, attempt: 1 });
};

beforeAll(async () => {
  company = await startPushCompany();
  startExecutionsBy((command) => (isStarting ? undefined : workflows?.send(command)));
  gates = await Promise.all(
    [process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '', company.runtime.payroll.url].map((url) => startGate(url, hold)),
  );
});
afterAll(async () => {
  vi.restoreAllMocks();
  await worker?.stop();
  await Promise.all(gates.map((gate) => gate.close()));
  await company.close();
});

const beginAnew = async (): Promise<void> => {
  tries += 1;
  pushes.clear();
  reached.clear();
  isHolding = true;
  await worker?.stop();
  for (const name of Object.keys(states)) prepared.set(name, await prepare(name));
};

const seenOf = async ({ id }: Killed): Promise<Seen> => {
  const { status_report, chunks } = await storedCommand(id);
  const outcomes = await readOutcomes(id);
  return { status_report, chunks: chunks.map(({ state }) => state), outcomes: outcomes.size };
};

it('sends nothing twice and loses nothing when the worker is killed in any state of a push', async () => {
  await beginAnew();
  const first = await startWorker();
  const died = once(first.process, 'exit');
  for (const names of phases) {
    for (const name of names) await start(name);
    await expect.poll(() => names.filter((name) => !reached.has(name))).toEqual([]);
  }
  await died;
  const seen = await Promise.all([...pushes].map(async ([name, push]) => [name, await seenOf(push)]));
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(Object.entries(states).map(([name, one]) => [name, one.seen]))); // prettier-ignore
  isHolding = false;
  const { payroll } = company.runtime;
  const received = () => payroll.received().requests.map((one) => one.request_id);
  const known = received();
  // One request never left. Once the office said so often enough, a person has it sent again, and nobody else.
  const unsent = pushes.get('leaving')?.id ?? '';
  await changeCommand(unsent, (command) => ({ ...command, polls: UNKNOWN_ASKS }));
  const next = await startWorker();
  await expect.poll(async () => (await storedCommand(unsent)).status_report).toBe('outcome_unknown');
  expect(received().filter((id) => id.startsWith(unsent))).toEqual([]);
  const said = { command_id: unsent, outcome: 'not_received', note: 'Asked by phone' };
  await ok(company.admin.post('/api/daysOff/push/confirm', said));

  await expect
    .poll(async () =>
      (await Promise.all([...pushes.values()].map(({ id }) => storedCommand(id))))
        .filter((one) => isUnderWay(one.status_report))
        .map((one) => one.integration_name),
    )
    .toEqual([]);
  for (const [name, { id, code, people }] of pushes) {
    const command = await storedCommand(id);
    expect([command.status_report, command.taken_over, command.refused], name).toEqual(['success', PEOPLE, 0]);
    expect(linesHeld(payroll, code), name).toEqual(await linesToSend(command.payload_id));
    const { requests } = payroll.received(code);
    expect(requests.map((one) => [one.request_id, one.deliveries]), name).toEqual([[`${id}-1`, 1], [`${id}-2`, 1]]); // prettier-ignore
    expect(await eventsOf(new Set(people), 'days_off_pushed', 'employee'), name).toBe(PEOPLE);
    await expect.poll(async () => isOpen((await readRun(id))?.status ?? 'failed')).toBe(false);
  }
  expect(received()).toEqual(expect.arrayContaining(known));
  await kill(next);
  expect(await fsck()).toEqual([]);
});
