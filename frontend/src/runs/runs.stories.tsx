import { ProblemError, problemFromStatus } from '../api/problem.ts';
import { noop } from '../stories/layout.tsx';
import { endedRun } from '../stories/sample-run.ts';
import type { Stories } from '../stories/story.ts';
import { RunItems } from './run-items.tsx';
import { RunStep } from './run-step.tsx';
import { UnderWay } from './under-way.tsx';
import { UndoRun } from './undo-run.tsx';

const actions = { cancel: noop, retry: noop, resume: noop, undo: async () => undefined, busy: false };

export const stories: Stories = {
  title: 'Runs',
  arePages: true,
  cases: {
    'What became of each line': () => (
      <RunItems run={endedRun} filter="all" page={1} onFilter={noop} onPage={noop} onRetry={noop} retrying={false} />
    ),
    'The undo of a run, and the link to it once it began': () => (
      <>
        <UndoRun run={{ ...endedRun, can_undo: true }} actions={actions} />
        <UndoRun run={{ ...endedRun, undo_run_id: endedRun.run_id }} actions={actions} />
      </>
    ),
    'Under way, and while the server cannot be reached': () => (
      <>
        <UnderWay answer={{ error: null, failureReason: null }}>You can leave this page.</UnderWay>
        <UnderWay answer={{ error: null, failureReason: new ProblemError(problemFromStatus(0)) }} />
      </>
    ),
    'The last step of a wizard that starts a run': () => (
      <RunStep
        title="Assign Figma"
        steps={[
          { key: 'people', label: 'People' },
          { key: 'progress', label: 'Progress' },
        ]}
        runId={endedRun.run_id}
        runPage="To the page of the run"
        finish="Finish"
        people="People"
        things={() => 'people'}
        ended={() => 'Three of four have a licence.'}
        onLeave={noop}
      />
    ),
  },
};
