import { Skeleton } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import type { RunView } from '#shared/contract/runs/run.ts';
import { paths } from '../ui/paths.ts';
import { ReadFailed } from '../ui/read-failed.tsx';
import { Link } from '../ui/router.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { RunProgress, useRunProgress } from './run-progress.tsx';

type Frame = Pick<ComponentProps<typeof Wizard>, 'title' | 'steps'>;
type Props = Frame & {
  runId: string;
  /** What can be done next, beside that link. */
  more?: ReactNode;
  /** The text of the link to the page of the run. */
  runPage: string;
  /** The label of the button that leaves the wizard. */
  finish: string;
  /** The heading of the lines. */
  people: string;
  /** The noun for the items. */
  things: (run: RunView) => string;
  /** The message after the end of the run. */
  ended: (run: RunView) => string;
  /** Finish or Close; the run as it is by then, undefined while it is being read. */
  onLeave: (run: RunView | undefined) => void;
};

/** The last step of a wizard that starts a run: the outcome for each person, then Finish. */
export const RunStep = ({ runId, runPage, finish, people, things, ended, onLeave, more, ...frame }: Props) => {
  const progress = useRunProgress(runId);
  const { data: run, error, refetch } = progress.answer;
  if (!run && error) return <ReadFailed problem={error.problem} onRetry={() => void refetch()} />;
  return (
    <Wizard
      {...frame}
      current="progress"
      heading={run?.title ?? ''}
      intro={
        <>
          <Link to={paths.run(runId)}>{runPage}</Link> {more}
        </>
      }
      finishLabel={finish}
      saving={false}
      onBack={undefined}
      onNext={() => onLeave(run)}
      onClose={() => onLeave(run)}
    >
      {run ? (
        <RunProgress progress={progress} run={run} things={things(run)} title={people} ended={ended(run)} />
      ) : (
        <Skeleton height={240} radius={8} />
      )}
    </Wizard>
  );
};
