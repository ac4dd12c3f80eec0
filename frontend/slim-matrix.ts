import type { Plugin } from 'vite';

type Row = { row: number; action: string };

/**
 * Leaves the number and the words of each right out of the browser's bundle: they are for readers of the table, and
 * screens have texts of their own.
 */
export const slimMatrix = (): Plugin => ({
  name: 'slim-matrix',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]shared[\\/]permissions[\\/]matrix\.json$/ },
    handler(code) {
      // why: the file is imported with this type
      const { $comment: _, ...rows } = JSON.parse(code) as Record<string, Row>;
      const slim = Object.entries(rows).map(([name, { row: _row, action: _action, ...cells }]) => [name, cells]);
      return { code: JSON.stringify(Object.fromEntries(slim)), map: null };
    },
  },
});
