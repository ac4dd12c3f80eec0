import { useTranslation } from 'react-i18next';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useNavigate, useSearchParams } from '../../../ui/router.ts';
import { RunStep } from '../../../runs/run-step.tsx';
import { ManyWizard } from './many-wizard.tsx';
import { useManySteps } from './use-many-steps.ts';

/** The outcome of each person, then Finish. */
const Progress = ({ runId }: { runId: string }) => {
  const { t } = useTranslation('contracts');
  const navigate = useNavigate();
  return (
    <RunStep
      runId={runId}
      title={t('many.title')}
      steps={useManySteps()}
      runPage={t('many.runPage')}
      finish={t('many.finish')}
      people={t('field.employee_ids')}
      things={({ total }) => t('many.things', { count: total })}
      ended={({ kind, status, done, failed }) => {
        if (kind === 'contracts-send') return t('many.sent', { count: done, failed });
        return t(status === 'cancelled' ? 'many.cancelled' : 'many.ended', { done, failed });
      }}
      onLeave={() => void navigate(paths.contracts)}
    />
  );
};

const Send = () => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return run === null ? <ManyWizard template={params.get('template') ?? ''} /> : <Progress key={run} runId={run} />;
};

/**
 * Makes contracts for many people: /contracts/send. The address names the template where somebody came from its page,
 * and the run once it has started.
 */
export const SendPage = () => (
  <RequireRight permission="contracts:write">
    <Send />
  </RequireRight>
);
