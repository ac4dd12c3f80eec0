import type { Plugin, Rolldown } from 'vite';

/** The files, by their group in `vite.config.ts`, that nearly every page loads. */
const ofMostPages = new Set(['pages', 'lists']);

const isEarly = (file: Rolldown.OutputChunk): boolean =>
  ofMostPages.has(file.name) || file.facadeModuleId?.endsWith('/src/app/render-app.tsx') === true;

/**
 * Lets a browser ask for the code of the app while it reads `index.html`, and not only when the first script runs: that
 * saves a way to the server and back. They are asked for as data, as `ui/load-code.ts` does, which takes what is on
 * its way.
 */
export const earlyCode = (): Plugin => ({
  name: 'early-code',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path, bundle = {} }) {
      if (!path.endsWith('/index.html')) return html;
      const names = new Set<string>();
      const add = (name: string): void => {
        const file = bundle[name];
        if (names.has(name) || file?.type !== 'chunk') return;
        names.add(name);
        for (const next of file.imports) add(next);
        for (const sheet of file.viteMetadata?.importedCss ?? []) names.add(sheet);
      };
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && isEarly(file)) add(file.fileName);
      const isThere = (name: string): boolean => html.includes(`"/${name}"`);
      return [...names]
        .filter((name) => !isThere(name))
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'fetch', crossorigin: 'anonymous', href: `/${name}` },
          injectTo: 'head' as const,
        }));
    },
  },
});
