import { lazy, Suspense } from 'react';
import { firstPageStands } from './first-page.ts';
import type { TipProps } from './tip.tsx';

const Tip = lazy(async () => {
  await firstPageStands;
  return { default: (await import('./tip.tsx')).Tip };
});

/** A tip beside its target, not around it: the target stands before the tip's code is there. */
export const DeferredTip = (props: TipProps) => (
  <Suspense fallback={null}>
    <Tip {...props} />
  </Suspense>
);
