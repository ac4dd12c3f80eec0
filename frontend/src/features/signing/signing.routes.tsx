import { paths } from '../../ui/paths.ts';
import type { RouteObject } from '../../ui/router.ts';

/** The contracts that wait for the user's own signature (docs/areas/signing.md#signing-pages). */
export const routes: RouteObject[] = [
  {
    path: paths.pendingSignatures().slice(1),
    lazy: async () => ({ Component: (await import('./pending-page.tsx')).PendingPage }),
  },
];
