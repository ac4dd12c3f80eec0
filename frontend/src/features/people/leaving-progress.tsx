import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { RunStep } from '../../runs/run-step.tsx';
import { useCan } from '../../ui/actor.tsx';
import { Link, useNavigate } from '../../ui/router.ts';
import { useLeavingSteps } from './use-leaving-steps.ts';

/** The outcome for each record, then Finish. */
export const LeavingProgress = ({ person: { id, name }, runId }: { person: EmployeeOut; runId: string }) => {
  const { t } = useTranslation('leaver');
  const navigate = useNavigate();
  const can = useCan();
  return (
    <RunStep
      runId={runId}
      title={t('title', { name })}
      steps={useLeavingSteps()}
      runPage={t('runPage')}
      finish={t('finish')}
      people={t('items')}
      things={({ total }) => t('things', { count: total })}
      ended={({ status, done, failed }) => t(status === 'cancelled' ? 'cancelled' : 'ended', { done, failed })}
      more={can('policies:add') && <Link to={paths.personReceipt(id)}>{t('receipt')}</Link>}
      onLeave={() => void navigate(paths.person(id))}
    />
  );
};
