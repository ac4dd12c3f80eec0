import { useTranslation } from 'react-i18next';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import { removeParticipant } from '#shared/contract/trainings/remove-participant.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';

type Removed = Pick<ParticipantOut, 'training_id' | 'employee_id' | 'person_name'>;

/** Removes a person from a training, with a toast whose Undo adds them again as they were. */
export const useRemoveParticipant = () => {
  const { t } = useTranslation('trainings');
  const remove = useCall(removeParticipant);
  const add = useCall(addParticipant);
  const undo = ({ training_id, employee_id, person_name: name }: Removed): void =>
    add.mutate(
      { body: { training_id, employee_id, as_before: 1 } },
      {
        // Somebody whose place is taken by now waits.
        onSuccess: ({ waiting }) =>
          notifySuccess(t(waiting === 1 ? 'people.remove.undoneWaits' : 'people.remove.undone', { name })),
        onError: notifyThrown,
      },
    );
  return {
    isPending: remove.isPending,
    remove: (person: Removed): void =>
      remove.mutate(
        { body: { training_id: person.training_id, employee_id: person.employee_id } },
        {
          onSuccess: () =>
            notifySuccess(
              { title: t('people.remove.done'), text: person.person_name },
              { label: t('people.undo'), onClick: () => undo(person) },
            ),
          onError: notifyThrown,
        },
      ),
  };
};
