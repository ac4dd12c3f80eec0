import { useTranslation } from 'react-i18next';
import type { ProductDetails } from '#shared/contract/software/product.ts';
import { paths } from '../../ui/paths.ts';
import { RunStep } from '../../runs/run-step.tsx';
import { useNavigate } from '../../ui/router.ts';
import { useAssignSteps } from './use-assign-steps.ts';

/** The outcome for each person, then Finish. */
export const AssignProgress = ({ product, runId }: { product: ProductDetails; runId: string }) => {
  const { t } = useTranslation('software');
  const navigate = useNavigate();
  return (
    <RunStep
      runId={runId}
      title={t('assign.title', { name: product.name })}
      steps={useAssignSteps()}
      runPage={t('assign.runPage')}
      finish={t('assign.finish')}
      people={t('field.employee_ids')}
      things={({ total }) => t('assign.things', { count: total })}
      ended={({ status, done, failed }) =>
        t(status === 'cancelled' ? 'assign.cancelled' : 'assign.ended', { done, failed })
      }
      onLeave={() => void navigate(paths.softwareProduct(product.id))}
    />
  );
};
