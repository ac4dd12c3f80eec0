import { useTranslation } from 'react-i18next';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import { removeParticipant } from '#shared/contract/trainings/remove-participant.ts';
import { updateResult } from '#shared/contract/trainings/update-result.ts';
import { updateStatus } from '#shared/contract/trainings/update-status.ts';
import { NEW_RESULT, NEW_STATUS } from '#shared/trainings/participant.rules.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { notifyProblem, notifySuccess } from '../../../ui/notify.ts';

type Removed = Pick<ParticipantOut, 'training_id' | 'employee_id' | 'person_name' | 'status' | 'result'>;

/** Removes a person from a training, told in a toast whose Undo adds them again as they were. */
export const useRemoveParticipant = () => {
  const { t } = useTranslation('trainings');
  const remove = useCall(removeParticipant);
  const add = useCall(addParticipant);
  const status = useCall(updateStatus);
  const result = useCall(updateResult);
  const undo = async ({ training_id, employee_id, ...before }: Removed): Promise<void> => {
    try {
      const { waiting } = await add.mutateAsync({ body: { training_id, employee_id } });
      const target = { training_id, employee_ids: [employee_id] };
      // Somebody whose place is taken by now waits, and has neither.
      if (waiting === 0 && before.status !== null && before.status !== NEW_STATUS)
        await status.mutateAsync({ body: { ...target, status: before.status } });
      if (waiting === 0 && before.result !== null && before.result !== NEW_RESULT)
        await result.mutateAsync({ body: { ...target, result: before.result } });
      notifySuccess(
        t(waiting === 1 ? 'people.remove.undoneWaits' : 'people.remove.undone', { name: before.person_name }),
      );
    } catch (error) {
      notifyProblem(problemFromError(error));
    }
  };
  return {
    isPending: remove.isPending,
    remove: (person: Removed): void =>
      remove.mutate(
        { body: { training_id: person.training_id, employee_id: person.employee_id } },
        {
          onSuccess: () =>
            notifySuccess(
              { title: t('people.remove.done'), text: person.person_name },
              { label: t('people.undo'), onClick: () => void undo(person) },
            ),
          onError: ({ problem }) => notifyProblem(problem),
        },
      ),
  };
};
