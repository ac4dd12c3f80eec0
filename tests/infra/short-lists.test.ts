import { runInThisContext } from 'node:vm';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { shortenLists } from '../../frontend/short-lists.ts';

const page = (name: string, imports: string[] = [], code = ''): Rolldown.OutputChunk =>
  // why: what the lists are made of is all that is looked at
  ({ type: 'chunk', fileName: name, imports, code }) as unknown as Rolldown.OutputChunk;

/** A file with the lists as Vite writes them. */
const withLists = (names: readonly string[], lists: readonly (readonly number[])[]): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);` +
  `return[${lists.map((list) => `__vite__mapDeps([${list.join()}])`).join()}]`;

const listsOf = (code: string): string[][] =>
  // why: the code returns its own lists
  runInThisContext(`(() => {${code}})()`) as string[][];

const byName = (one = '', other = ''): number => one.localeCompare(other);

it('names the same files in ranges, without those that are there already', () => {
  const names = [
    'static/a1.js',
    'static/parts-b2.js',
    'static/c3.css',
    'static/-d4.js',
    'static/e5.js',
    'static/f6.css',
  ];
  const lists = [
    [0, 1, 2],
    [3, 1, 4, 5, 2],
    [1, 4, 5],
    [0, 1, 2, 3, 4, 5],
  ];
  const bundle = {
    'static/app.js': page('static/app.js', ['static/parts-b2.js'], withLists(names, lists)),
    'static/parts-b2.js': page('static/parts-b2.js'),
  };
  shortenLists(bundle);
  const { code } = bundle['static/app.js'];
  expect(code).not.toContain('parts-b2');
  expect(listsOf(code).map((list) => list.toSorted(byName))).toEqual(
    lists.map((list) =>
      list
        .map((at) => names[at])
        .filter((name) => name !== 'static/parts-b2.js')
        .toSorted(byName),
    ),
  );
});

it('leaves a file without lists, and one whose files are all there', () => {
  const bundle = {
    'static/none.js': page('static/none.js', [], 'go()'),
    'static/app.js': page('static/app.js', ['static/a1.js'], withLists(['static/a1.js'], [[0]])),
    'static/a1.js': page('static/a1.js'),
  };
  shortenLists(bundle);
  expect(bundle['static/none.js'].code).toBe('go()');
  expect(listsOf(bundle['static/app.js'].code)).toEqual([[]]);
});
