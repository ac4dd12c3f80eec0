import { modals } from '@mantine/modals';
import { tellFirstPageStands } from './first-page.ts';
import { questionsShown } from './questions-shown.ts';

/** Asks before something that cannot be undone. A question asked while its display still loads is not lost. */
export const ask = async (question: Parameters<typeof modals.openConfirmModal>[0]): Promise<void> => {
  // Whoever asks does not wait for the browser to have nothing else to do.
  tellFirstPageStands();
  await questionsShown;
  modals.openConfirmModal(question);
};
