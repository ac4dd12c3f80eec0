import type { RouteObject } from '../../ui/router.ts';
import type { ImportObject } from './import-objects.ts';

/** Apart from how each looks, which the first load goes without. */
const objects: Readonly<Record<ImportObject, true>> = { car: true, asset: true, software: true, employee: true };

export const routes: RouteObject[] = Object.keys(objects).map((object) => ({
  path: `import/${object}`,
  // why: the keys are those of the record above
  lazy: async () => ({ Component: (await import('./import-page.tsx')).importPages[object as ImportObject] }),
}));
