import { lazy, Suspense } from 'react';
import { loadLater } from '../ui/first-page.ts';

/** Shows toasts; until its code is here, they wait in the library's store. */
const Toasts = lazy(() => loadLater(async () => ({ default: (await import('./toasts.ts')).Notifications })));

/** Shows questions; until its code is here, one that was asked waits in `ui/ask.ts`. */
const Questions = lazy(() => loadLater(async () => ({ default: (await import('./questions.tsx')).Questions })));

/** Where toasts and questions appear, from wherever they are opened. Neither holds up the first page. */
export const Floating = () => (
  <>
    <Suspense fallback={null}>
      <Questions />
    </Suspense>
    <Suspense fallback={null}>
      {/* The pointer stops the time of the toast under it alone: if it stopped all of them, one that closes under the
          pointer would hold the others for good. */}
      <Toasts position="bottom-right" containerWidth={380} limit={4} pauseResetOnHover="notification" />
    </Suspense>
  </>
);
