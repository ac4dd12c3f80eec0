import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './broken-project.ts';

const LOADED = /\bdeferredMenu(?:<\w+>)?\(async \(\) => \(await import\('([^']+)'\)\)/g;
const PUTS_OFF = /from '[./\w-]*\/(?:menu|deferred|deferred-menu)\.tsx'|\bRecordMenu\b/;

it('puts off a menu once: what `deferredMenu` loads draws no menu that is put off again', () => {
  const source = join(root, 'frontend/src');
  const loaded = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(LOADED)].map(([, path = '']) => join(dirname(file), path)),
  );
  expect(loaded).toContain('ui/open-record-menu.tsx');
  expect(loaded.filter((file) => PUTS_OFF.test(readFileSync(join(source, file), 'utf8')))).toEqual([]);
});
