import { lazy, Suspense } from 'react';
import { loadLater } from '../ui/first-page.ts';

const RunningJobs = lazy(() => loadLater(async () => ({ default: (await import('./running-jobs.tsx')).RunningJobs })));

/** The user's own runs, looked for once the first page is complete. */
export const DeferredRunningJobs = (props: { icons: boolean }) => (
  <Suspense fallback={null}>
    <RunningJobs {...props} />
  </Suspense>
);
