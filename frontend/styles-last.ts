import type { Plugin } from 'vite';

/**
 * Moves the style sheets of the app behind what `index.html` itself shows: a browser draws nothing that stands behind a
 * style sheet before it is loaded.
 */
export const stylesLast = (): Plugin => ({
  name: 'styles-last',
  transformIndexHtml: {
    order: 'post',
    handler(html, { path }) {
      if (!path.endsWith('/index.html')) return html;
      const sheets: string[] = [];
      const without = html.replace(/\s*<link rel="stylesheet"[^>]*>/g, (sheet) => {
        sheets.push(sheet.trim());
        return '';
      });
      return without.replace('</body>', `  ${sheets.join('\n    ')}\n  </body>`);
    },
  },
});
