import { useTranslation } from 'react-i18next';
import { addManyParticipants } from '#shared/contract/trainings/add-many-participants.ts';
import { removeManyParticipants } from '#shared/contract/trainings/remove-many-participants.ts';
import { useCall } from '../../../api/query.ts';
import { notifyWhenEnded } from '../../../api/started-runs.ts';
import { ask } from '../../../ui/ask.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

/** Starts the run that adds people; the answer is its id. */
export const useAddMany = (training: number) => {
  const call = useCall(addManyParticipants);
  return {
    isPending: call.isPending,
    start: async (people: readonly number[]): Promise<string> => {
      const { run_id: run } = await call.mutateAsync({ body: { training_id: training, employee_ids: [...people] } });
      notifyWhenEnded(run);
      return run;
    },
  };
};

/** Starts the run that removes people; `ask` asks first, and leads to the page with the progress. */
export const useRemoveMany = (training: number) => {
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  const call = useCall(removeManyParticipants);
  const start = async (people: readonly number[]): Promise<string> => {
    const { run_id: run } = await call.mutateAsync({ body: { training_id: training, employee_ids: [...people] } });
    notifyWhenEnded(run);
    return run;
  };
  return {
    isPending: call.isPending,
    start,
    ask: (people: readonly number[]): void =>
      ask({
        title: t('people.remove.title', { count: people.length }),
        children: t('people.remove.text'),
        confirm: t('people.remove.submit', { count: people.length }),
        isDanger: true,
        onConfirm: async () => void navigate(paths.removeParticipants(training, await start(people))),
      }),
  };
};
