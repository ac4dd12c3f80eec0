import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Every `import()` of the app loads its files by `loadCode`, which gives up and asks again, in place of Vite's own. */
export const patientLoading = (): Plugin => ({
  name: 'patient-loading',
  apply: 'build',
  transform: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `export { loadCode as __vitePreload } from '${join(import.meta.dirname, 'src/ui/load-code.ts')}'`,
      map: null,
    }),
  },
});
