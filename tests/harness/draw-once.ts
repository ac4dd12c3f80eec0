import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { firstPageReady, markFirstPageReady } from '../../frontend/src/ui/first-page.ts';

/** Loads the code that a part is drawn before (`ui/deferred.tsx`, `ui/on-demand.tsx`), so that it is there from then on. */
export const drawOnce = async (part: ReactNode): Promise<void> => {
  const { unmount } = render(part);
  markFirstPageReady();
  await act(async () => {
    await firstPageReady();
    await vi.dynamicImportSettled();
  });
  await act(() => vi.dynamicImportSettled());
  unmount();
};
