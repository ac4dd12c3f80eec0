import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import type { ParticipantDetails } from '#shared/contract/trainings/participant.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';

/** Adds somebody who was removed to the training again. */
export const AddAgain = ({ participant }: { participant: ParticipantDetails }) => {
  const { t } = useTranslation('trainings');
  const call = useCall(addParticipant);
  const add = (): void =>
    call.mutate(
      { body: { training_id: participant.training_id, employee_id: participant.employee_id } },
      {
        onSuccess: ({ waiting }) =>
          notifySuccess(
            t(waiting === 1 ? 'people.remove.undoneWaits' : 'people.remove.undone', { name: participant.person_name }),
          ),
        onError: notifyThrown,
      },
    );
  return (
    <Button variant="default" loading={call.isPending} onClick={add}>
      {t('people.addAgain')}
    </Button>
  );
};
