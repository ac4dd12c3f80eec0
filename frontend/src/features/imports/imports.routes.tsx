import type { RouteObject } from '../../ui/router.ts';

const page = () => import('./import-page.tsx');

export const routes: RouteObject[] = [
  { path: 'import/car', lazy: async () => ({ Component: (await page()).CarImportPage }) },
  { path: 'import/employee', lazy: async () => ({ Component: (await page()).EmployeeImportPage }) },
];
