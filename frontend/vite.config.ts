import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { brandLogos } from './brand-logos.ts';
import { slimContracts } from './slim-contracts.ts';

/** The parts of pages, and what they are made of. */
const parts =
  /node_modules[\\/](@mantine[\\/](core|hooks)|@tabler|@tanstack)[\\/]|notifications\.store|frontend[\\/]src[\\/](api|ui)[\\/]/;

/** What opens over a page. The first page goes without it (`ui/late.tsx`), so it must not ride along in `parts`. */
const opening =
  /node_modules[\\/](@floating-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref)[\\/]|frontend[\\/]src[\\/]ui[\\/]ask\.ts|@mantine[\\/]core[\\/]esm[\\/](utils[\\/]Floating|components[\\/](Autocomplete|Combobox|FloatingIndicator|FocusTrap|Menu|Modal|ModalBase|MultiSelect|Overlay|Pill|PillsInput|Popover|ScrollArea|SegmentedControl|Select|Switch|TagsInput|Textarea|Tooltip))[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [slimContracts(), react(), brandLogos()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
    // Pages of assets lie at /assets.
    assetsDir: 'static',
    emptyOutDir: true,
    target: 'es2023',
    // The CSP allows images from data:, nothing else; files are cached for ever.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        // What most pages use, in one file: sixty small ones cost the first load more than the few parts it needs not.
        codeSplitting: {
          groups: [
            { name: 'texts', test: /node_modules[\\/]i18next/, priority: 3 },
            { name: 'parts', test: (id) => parts.test(id) && !opening.test(id), minShareCount: 8, priority: 2 },
            { name: 'opening', test: opening, minShareCount: 3, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
      // Shared modules only define: one that nobody uses may go.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]shared[\\/].+\.ts$/, sideEffects: false }],
      },
    },
  },
});
