import { useTranslation } from 'react-i18next';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { RunStep } from '../../../runs/run-step.tsx';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

type Props = { training: TrainingDetails; what: 'add' | 'remove'; runId: string };

/** The steps of adding or removing many, with their labels. */
export const useManySteps = () => {
  const { t } = useTranslation('trainings');
  return (['people', 'progress'] as const).map((key) => ({ key, label: t(`people.step.${key}`) }));
};

/** What became of each person, then Finish. */
export const ManyProgress = ({ training, what, runId }: Props) => {
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  return (
    <RunStep
      runId={runId}
      title={t(`people.${what}.page`, { name: training.name })}
      steps={useManySteps()}
      runPage={t('people.run.page')}
      finish={t('people.run.finish')}
      people={t('field.employee_ids')}
      things={({ total }) => t('people.run.things', { count: total })}
      ended={({ status, done, failed }) =>
        t(status === 'cancelled' ? 'people.run.cancelled' : `people.${what}.ended`, { done, failed })
      }
      onLeave={() => void navigate(paths.training(training.id))}
    />
  );
};
