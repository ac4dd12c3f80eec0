import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getRun } from '#shared/contract/runs/get-run.ts';
import type { RunItemView, RunView } from '#shared/contract/runs/run.ts';
import { people } from './sample-people.ts';

const [first, second, third] = people;

/** An import in the middle of its work. */
export const runningRun: RunView = {
  run_id: '01JD0S7X5V8YQ2M3N4P5R6T7V8',
  kind: 'import',
  title: 'Import fleet',
  status: 'running',
  total: 148,
  done: 93,
  failed: 3,
  pending: 52,
  attempt: 1,
  created_at: '2026-11-21T09:50:00.000Z',
  started_at: '2026-11-21T09:50:01.000Z',
  ended_at: null,
  actor_name: 'Élodie Vandenbroucke',
  problem: null,
  can_cancel: true,
  can_resume: false,
  can_undo: false,
  undo_run_id: null,
  result: null,
};

const item = (number: number, over: Partial<RunItemView>): RunItemView => ({
  number,
  label: `Line ${number}`,
  detail: null,
  person: null,
  status: 'done',
  message: 'Added',
  ref: { object: 'car', id: number },
  at: '2026-11-21T09:50:04.000Z',
  ...over,
});

const personOf = (one: (typeof people)[number] | undefined): RunItemView['person'] =>
  one ? { id: one.id, name: one.name, avatar: one.avatar, team_names: one.team_names } : null;

/** One line in each state. */
export const runItems: RunItemView[] = [
  item(1, {
    label: first.name,
    person: personOf(first),
    status: 'failed',
    message: 'Has a licence already',
    ref: null,
  }),
  item(2, { label: second?.name ?? '', person: personOf(second), message: 'Licence assigned' }),
  item(3, { label: third?.name ?? '', person: personOf(third), status: 'pending', message: null, ref: null, at: null }),
  item(4, { label: '1-XPA-207', detail: 'BMW 320d Touring' }),
];

/** The run after its work; one line failed. */
export const endedRun: EndpointResponse<typeof getRun> = {
  ...runningRun,
  kind: 'assign',
  title: 'Assign Figma',
  status: 'succeeded',
  total: 4,
  done: 3,
  failed: 1,
  pending: 0,
  can_cancel: false,
  can_resume: true,
  items: runItems,
  count: 4,
};
