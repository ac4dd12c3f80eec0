import type { BuildOptions } from 'esbuild';

/** How the code of functions is compiled, that of their threads as well. */
export const compilerOptions = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  outExtension: { '.js': '.mjs' },
  // why: some packages are CommonJS inside and call require(), which an ES module does not have; minified names are short
  banner: {
    js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
  },
  logLevel: 'error',
} satisfies BuildOptions;
