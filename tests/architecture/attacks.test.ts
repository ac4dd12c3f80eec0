import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './broken-project.ts';

const FINDINGS = 28;

const page = readFileSync(join(root, 'docs/areas/attacks.md'), 'utf8');
const [, section = ''] = page.split(/^## Attacks$/m);
const rows = section
  .split('\n')
  .filter((line) => /^\| (?!finding|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('every finding of the penetration test has its line', () => {
  const named = new Set(rows.map(([, finding]) => finding));
  const numbers = Array.from({ length: FINDINGS }, (_, at) => String(at + 1));
  expect(numbers.filter((number) => !named.has(number))).toEqual([]);
});

it('every test that keeps a finding mended exists and runs', () => {
  const missing = rows.flatMap(([, finding = '', , cell = '']) => {
    const [, file = '', name = ''] = /^`([^`]+)`: (.+)$/.exec(cell) ?? [];
    if (file === '') return [`${finding}: ${cell}`];
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const isThere = text.includes(`'${name}'`) && !/\.(?:skip|todo|only)\b/.test(text);
    return isThere ? [] : [`${finding}: ${file} has no test "${name}", or leaves some out`];
  });
  expect(rows.length).toBeGreaterThan(FINDINGS);
  expect(missing).toEqual([]);
});
