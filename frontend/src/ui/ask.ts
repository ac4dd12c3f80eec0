import { modals } from '@mantine/modals';
import { questionsShown } from './questions-shown.ts';

/** Asks before something that cannot be undone. A question asked while its display still loads is not lost. */
export const ask = async (question: Parameters<typeof modals.openConfirmModal>[0]): Promise<void> => {
  await questionsShown;
  modals.openConfirmModal(question);
};
