import { ulid } from 'ulid';
import type { Actor } from '#shared/permissions/actor.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import { DEFAULT_LANGUAGE } from '#shared/values/language.ts';
import { currentOrigin } from '#functions/platform/runtime/origin.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { putInput } from './run-input.ts';
import { createRun, type RunHead } from './run-store.ts';
import { DEFAULT_MACHINE } from '#shared/runs/machines.ts';
import type { RunName } from './run-kind.ts';
import { markRun } from './run-marks.ts';
import { sightOf } from './run-sight.ts';
import { sayRunTitle } from './run-title.ts';
import { beginRun } from './state-machine.ts';

export type NewRun = RunName & {
  /** A file name, or the text that each reader sees in their language. */
  title: string | RunTitle;
  input: unknown;
  actor: Actor;
  /** The rights to see the records of the run. Its kind says which right is needed to do it. */
  permission: RunHead['permission'];
  undo?: RunHead['undo'];
};
export type StartedRun = {
  runId: string;
  /** The writes for the handler's `commit`, to save together with others. */
  writes: Write[];
  /** Call it after the commit, with the id that it answered: a replayed key answers the run of the first request. */
  begin: (runId: string) => Promise<void>;
};

const titleIn = (title: NewRun['title']): Pick<RunHead, 'title' | 'called'> =>
  typeof title === 'string' ? { title } : { title: sayRunTitle(title, DEFAULT_LANGUAGE) ?? title.name, called: title };

const newHead = (
  runId: string,
  { kind, machine, own_page, title, actor, permission, undo }: NewRun,
  origin = currentOrigin(),
): RunHead => ({
  run_id: runId,
  kind,
  machine: machine ?? DEFAULT_MACHINE,
  ...titleIn(title),
  user_id: actor.user_id,
  actor_name: actor.name,
  acting_as: actor.acting_as,
  permission,
  sight: sightOf(actor),
  status: 'preparing',
  attempt: 1,
  retry_before: 0,
  expansion: null,
  total: 0,
  chunk_size: 0,
  restarts: 0,
  counts: null,
  created_at: new Date().toISOString(),
  started_at: null,
  ended_at: null,
  problem: null,
  result: null,
  ...(own_page && { own_page }),
  ...(undo && { undo }),
  ...(origin && { origin }),
});

/**
 * Prepares a run of a registered kind: its input is stored, the writes create it and `begin` starts it
 * (docs/areas/platform.md#runs).
 */
export const startRun = async (run: NewRun): Promise<StartedRun> => {
  const runId = ulid();
  await putInput(runId, run.input);
  const head = newHead(runId, run);
  return {
    runId,
    writes: [...createRun(head), ...markRun(head)],
    begin: (begun) => beginRun({ ...head, run_id: begun }),
  };
};

type Commit = (writes: Write[], answer: { run_id: string }) => Promise<{ run_id: string }>;

/** Starts a run and returns the response of the handler; `writes` are saved together with the run. */
export const launchRun = async (
  newRun: NewRun,
  commit: Commit,
  writes: readonly Write[] = [],
): Promise<{ run_id: string }> => {
  const run = await startRun(newRun);
  const answer = await commit([...run.writes, ...writes], { run_id: run.runId });
  await run.begin(answer.run_id);
  return answer;
};
