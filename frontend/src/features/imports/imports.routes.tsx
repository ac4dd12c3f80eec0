import type { RouteObject } from '../../ui/router.ts';
import type { ImportObject } from './import-configs.ts';

/** The importable objects, listed again so that the first load does not need `import-configs.ts`. */
const objects: Readonly<Record<ImportObject, true>> = {
  car: true,
  asset: true,
  software: true,
  employee: true,
  training: true,
  training_employee: true,
  day_off_request: true,
  work_schedule: true,
  day_off_balance: true,
};

export const routes: RouteObject[] = Object.keys(objects).map((object) => ({
  path: `import/${object}`,
  // why: the keys are those of the record above
  lazy: async () => ({ Component: (await import('./import-page.tsx')).importPages[object as ImportObject] }),
}));
