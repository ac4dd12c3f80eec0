import type { TooltipProps } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadLater } from './first-page.ts';
import type { TipProps } from './tip.tsx';

const Tip = lazy(() => loadLater(async () => ({ default: (await import('./tip.tsx')).Tip })));

/** A tip beside its target and not around it, so that the target is shown before the tip's code has loaded. */
export const DeferredTip = (props: TipProps) => (
  <Suspense fallback={null}>
    <Tip {...props} />
  </Suspense>
);

const Around = lazy(() => loadLater(async () => ({ default: (await import('./tip.tsx')).TipAround })));

/** A tip around its target, which is shown alone before the tip's code has loaded. */
export const DeferredTipAround = ({ children, ...props }: TooltipProps) => (
  <Suspense fallback={children}>
    <Around {...props}>{children}</Around>
  </Suspense>
);
