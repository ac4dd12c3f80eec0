import type { RunView } from '#shared/contract/runs/run.ts';
import { RunFigures } from '../../ui/run-figures.tsx';

const run: RunView = {
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
const ended: RunView = { ...run, status: 'succeeded', done: 148, failed: 0, pending: 0, can_cancel: false };
const empty: RunView = { ...run, status: 'preparing', total: 0, done: 0, failed: 0, pending: 0 };

/** A run before, during and after its work. */
export const RunParts = () => (
  <>
    {[empty, run, ended].map((one) => (
      <RunFigures key={one.status} run={one} things="vehicles" />
    ))}
  </>
);
