import { useTranslation } from 'react-i18next';
import { undeleteProgram } from '#shared/contract/trainings/undelete-program.ts';
import { undeleteTraining } from '#shared/contract/trainings/undelete-training.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';

type Course = { id: number; name: string; is_program: 0 | 1 };

/** Brings a deleted course back with all that belongs to it; the outcome is announced in a toast. */
export const useUndelete = ({ id, name, is_program: isProgram }: Course) => {
  const { t } = useTranslation('trainings');
  const program = useCall(undeleteProgram);
  const training = useCall(undeleteTraining);
  return {
    busy: program.isPending || training.isPending,
    // The caller may be gone before the call ends; unlike a callback, the promise still resolves.
    undelete: (): void =>
      void (isProgram === 1 ? program : training)
        .mutateAsync({ body: { id } })
        .then(() => notifySuccess(t('deleted.back', { name })), notifyThrown),
  };
};
