import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The texts of the first load (`app/messages.ts`). */
const early = new Set(['shell', 'ui', 'list', 'records']);

const later = /\bimport\('(\.[^']+\.tsx?)'\)/g;
const imported = /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+\.tsx?)'/gm;
// A part that names its texts with options says itself what it shows without them.
const shown = /[=>] useTranslation\(('[\w-]+'|\[[^\]]*\])\)/g;

/** Pages of an area show its own texts through parts that are told which. */
const areaOf = (file: string): string[] => {
  const [, area = ''] = /features[\\/]([\w-]+)[\\/].*\.routes\.tsx$/.exec(file) ?? [];
  return existsSync(join(import.meta.dirname, `../shared/messages/en/${area}.json`)) ? [area] : [];
};

const pathsIn = (code: string, pattern: RegExp, file: string): string[] =>
  [...code.matchAll(pattern)].map(([, path = '']) => resolve(dirname(file), path));

/** The texts of a file, and of what it imports at once: all that it may draw without a further load. */
const textsOf = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file) || !existsSync(file)) return new Set();
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  const own = [...code.matchAll(shown)].flatMap(([, list = '']) => [...list.matchAll(/'([\w-]+)'/g)]);
  const inner = pathsIn(code, imported, file).flatMap((path) => [...textsOf(path, seen)]);
  return new Set([...own.flatMap(([, name = '']) => name), ...inner].filter((name) => !early.has(name)));
};

/**
 * Loads the texts of a page or a dialog beside its code, where that is imported when it is wanted: a part whose texts
 * come later would take away all that is drawn around it, with the focus in it, until they are there.
 */
export const textsWithCode = (): Plugin => ({
  name: 'texts-with-code',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]frontend[\\/]src[\\/].+\.tsx?$/, code: 'import(' },
    handler(code, id) {
      let isChanged = false;
      const out = code.replace(later, (written, path: string) => {
        const texts = [...new Set([...areaOf(id), ...textsOf(resolve(dirname(id), path))])].toSorted();
        if (texts.length === 0) return written;
        isChanged = true;
        return `withTexts(${written}, ${JSON.stringify(texts)})`;
      });
      if (!isChanged) return null;
      const source = join(import.meta.dirname, 'src/ui/with-texts.ts');
      return { code: `import { withTexts } from '${source}';${out}`, map: null };
    },
  },
});
