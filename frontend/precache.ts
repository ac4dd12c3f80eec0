import type { Plugin } from 'vite';

/** Larger files are loaded by the few who need them: the editor of templates, the viewer of PDF files. */
const MAX_BYTES = 300_000;

/** Writes `precache.json`: the files of all pages of the app, which it loads ahead while nobody waits for it. */
export const precache = (): Plugin => ({
  name: 'precache',
  generateBundle(_, bundle) {
    const files = new Set<string>();
    const add = (name: string): void => {
      const file = bundle[name];
      if (files.has(name) || file?.type !== 'chunk') return;
      files.add(name);
      for (const sheet of file.viteMetadata?.importedCss ?? []) files.add(sheet);
      for (const next of [...file.imports, ...file.dynamicImports]) add(next);
    };
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/frontend/index.html')) add(file.fileName);
    const sizeOf = (name: string): number => {
      const file = bundle[name];
      return file === undefined ? 0 : file.type === 'chunk' ? file.code.length : file.source.length;
    };
    const listed = [...files].filter((name) => sizeOf(name) <= MAX_BYTES).map((name) => `/${name}`);
    this.emitFile({ type: 'asset', fileName: 'precache.json', source: JSON.stringify(listed.toSorted()) });
  },
});
