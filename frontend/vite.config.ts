import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { slimContracts } from './slim-contracts.ts';

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
      // Shared modules only define: one that nobody uses may go.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]shared[\\/].+\.ts$/, sideEffects: false }],
      },
    },
  },
});
