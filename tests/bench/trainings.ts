// `npx node tests/bench/trainings.ts`: the local runtime through HTTP with 2,000 trainings and 100,000 participants; prints a table for docs/benchmarks.md.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addPeople } from './assign.ts';
import { caller, type Caller } from './caller.ts';
import { printFigures, type Figure } from './figures.ts';
import { startLocalRuntime } from './local-runtime.ts';
import { once, quantile, timeRounds } from './measure.ts';
import { pollRun } from './poll-run.ts';

const SEED = 'trainings=2000';
const TIMES = 200;
const MATRIX_PEOPLE = 200;
const MATRIX_SESSIONS = 20;
/**
 * A list reads again what was written in the last five seconds, and now and then what was written in the last minute.
 */
const QUIET_MS = 65_000;
/** A large list starts from a snapshot, which is written soon after the first start. */
const SNAPSHOT_MS = 30_000;

const session = (name: string) => ({ name, cost: 100, start_date: '02/03/2026', end_date: '03/03/2026' });

const addTo = async (api: Caller, training_id: number, employee_ids: readonly number[]): Promise<void> => {
  await pollRun(api, (await api.post('/api/trainings/participants/addMany', { training_id, employee_ids }))['run_id']);
};

/** A course that 1,000 people follow, and a program of 20 sessions with 200 people; returns their ids. */
const addLarge = async (api: Caller) => {
  const people = await addPeople(api);
  const course = Number((await api.post('/api/trainings/add', session('Large course')))['id']);
  const added = await once(() => addTo(api, course, people));
  const program = Number((await api.post('/api/trainings/programs/add', { program_name: 'Large program' }))['id']);
  for (let at = 0; at < MATRIX_SESSIONS; at += 1) {
    const { id } = await api.post('/api/trainings/add', { ...session(`Session ${at}`), program_id: program });
    // Everybody is in ten of the sessions.
    await addTo(
      api,
      Number(id),
      people.slice(0, MATRIX_PEOPLE).filter((_, person) => (person + at) % 2 === 0),
    );
  }
  return { people, course, program, perSecond: (people.length * 1000) / added };
};

const p50 = async (what: string, goal: number, work: (round: number) => Promise<unknown>): Promise<Figure> => ({
  what: `${what} p50`,
  value: quantile(await timeRounds(TIMES, work), 0.5),
  unit: 'ms',
  goal,
});

const data = await mkdtemp(join(tmpdir(), 'bench-trainings-'));
try {
  const seeded = await startLocalRuntime(data, SEED);
  const { people, course, program, perSecond } = await addLarge(caller(seeded));
  await sleep(SNAPSHOT_MS);
  await seeded.close();
  await using runtime = await startLocalRuntime(data, SEED);
  const api = caller(runtime);
  const { get, post } = api;
  const courses = (query: Record<string, string>) => get('/api/trainings/list', query);
  const participants = (query: Record<string, string>) => get('/api/trainings/participants/list', query);
  const ofCourse = (query: Record<string, string>) => get(`/api/trainings/${course}/participants/list`, query);
  const pick = <T>(from: readonly T[], round: number): T => from[round % from.length]!;
  const page = (round: number) => ({ page: String(1 + (round % 20)), per_page: '25' });
  const cold = await once(() => courses({}));
  await sleep(QUIET_MS);
  // The first calls of a process are slow, whichever they are.
  await timeRounds(TIMES, (round) => courses(page(round)));
  const figures: Figure[] = [
    { what: 'adding as a run', value: perSecond, unit: '/s' },
    { what: 'cold first list', value: cold, unit: 'ms', goal: 1000 },
    await p50('course list, page with count', 8, (round) => courses(page(round))),
    await p50('course list, sort', 16, (round) =>
      courses({ orderby_column: pick(['name', 'next_date', 'participant_count', 'cost'], round), per_page: '25' }),
    ),
    await p50('course list, search', 14, (round) => courses({ search_term: `course ${round}` })),
    await p50('participants of all, page', 8, (round) => participants(page(round))),
    await p50('participants of all, segment', 18, (round) =>
      participants({ segment_id: pick(['open', 'expired', 'expires_soon', 'waiting'], round) }),
    ),
    await p50('participants of a training, 5 of 1,000', 8, (round) => ofCourse({ page: String(1 + (round % 200)) })),
    await p50('participants of a training, all 1,000', 60, () => ofCourse({ per_page: '999' })),
    await p50('training detail', 6, () => get(`/api/trainings/${course}/detail`)),
    await p50('matrix of 200 x 20', 60, () => get(`/api/trainings/programs/${program}/matrix`)),
  ];
  const statuses = ['followed', 'not_pursued', 'reserved'];
  const bulk: number[] = [];
  for (const status of statuses)
    bulk.push(
      await once(async () => {
        const sent = { training_id: course, employee_ids: people, status };
        await pollRun(api, (await post('/api/trainings/participants/updateStatus', sent))['run_id']);
      }),
    );
  figures.push({
    what: 'bulk status of 1,000',
    value: quantile(
      bulk.toSorted((a, b) => a - b),
      0.5,
    ),
    unit: 'ms',
    goal: 5000,
  });
  const load = loadavg().map((each) => each.toFixed(1));
  printFigures(`2,000 trainings with 100,000 participants, load average ${load.join(', ')}`, figures);
} finally {
  await rm(data, { recursive: true, force: true });
}
