import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimContracts } from './slim-contracts.ts';

/** The parts of pages, and what they are made of. */
const parts =
  /node_modules[\\/](@mantine[\\/](core|hooks)|@floating-ui|@tabler|@tanstack)[\\/]|notifications\.store|frontend[\\/]src[\\/](api|ui)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [slimContracts(), react()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '../dist/web',
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
            { name: 'texts', test: /node_modules[\\/]i18next/, priority: 1 },
            { name: 'parts', test: parts, minShareCount: 6 },
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
