import { modals } from '@mantine/modals';
import { markFirstPageReady } from './first-page.ts';
import { questionsShown } from './questions-shown.ts';

/** Asks before something that cannot be undone. A question asked while its display still loads is not lost. */
export const ask = async (question: Parameters<typeof modals.openConfirmModal>[0]): Promise<void> => {
  // A question that was asked must not wait for the browser to become idle.
  markFirstPageReady();
  await questionsShown;
  modals.openConfirmModal(question);
};
