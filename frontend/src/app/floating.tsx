import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPageReady } from '../ui/first-page.ts';
import { markQuestionsShown } from '../ui/questions-shown.ts';

/** Shows toasts; until its code is here, they wait in the library's store. */
const Toasts = lazy(async () => {
  await firstPageReady();
  return { default: (await import('./toasts.ts')).Notifications };
});

/** Shows questions; `ask` waits until its code is here (`ui/ask.ts`). */
const Questions = lazy(async () => {
  await firstPageReady();
  return { default: (await import('@mantine/modals')).ModalsProvider };
});

const Shown = () => {
  useEffect(markQuestionsShown, []);
  return null;
};

/** Where toasts and questions appear, from wherever they are opened. Neither holds up the first page. */
export const Floating = () => {
  const { t } = useTranslation('ui');
  return (
    <>
      <Suspense fallback={null}>
        <Questions modalProps={{ closeButtonProps: { 'aria-label': t('close') } }}>
          <Shown />
        </Questions>
      </Suspense>
      <Suspense fallback={null}>
        {/* The pointer stops the time of the toast under it alone: if it stopped all of them, one that closes under the
            pointer would hold the others for good. */}
        <Toasts position="bottom-right" containerWidth={380} limit={4} pauseResetOnHover="notification" />
      </Suspense>
    </>
  );
};
