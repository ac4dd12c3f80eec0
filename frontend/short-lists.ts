import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const list = /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);/;
const call = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

/** The number of `import()`s from which on a file stands in front. */
const MANY = 8;

/** What is loaded wherever the code of a file runs: the files that it imports, and their style sheets. */
const loadedWith = (bundle: Bundle, name: string, seen = new Set<string>()): Set<string> => {
  const file = bundle[name];
  if (seen.has(name) || file?.type !== 'chunk') return seen;
  seen.add(name);
  for (const sheet of file.viteMetadata?.importedCss ?? []) seen.add(sheet);
  for (const next of file.imports) loadedWith(bundle, next, seen);
  return seen;
};

/** Numbers in ranges: `3-5,9`. */
const toRanges = (numbers: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const number of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join();
};

const shorten = (names: readonly string[], code: string, always: ReadonlySet<string>): string => {
  const calls = [...code.matchAll(call)].map(([, numbers = '']) => numbers.split(',').map(Number));
  const usersOf = names.map((_, at) => calls.flatMap((numbers, user) => (numbers.includes(at) ? [user] : [])));
  const kept = [...names.keys()].filter((at) => !always.has(names[at] ?? ''));
  const keyOf = (at: number): string => (usersOf[at] ?? []).map((user) => String(user).padStart(4, '0')).join();
  // What the same pages load stands side by side, what most pages load in front.
  const isOfFew = (at: number): number => Number((usersOf[at]?.length ?? 0) < MANY);
  const order = kept.toSorted((one, other) => isOfFew(one) - isOfFew(other) || keyOf(one).localeCompare(keyOf(other)));
  const places = new Map(order.map((at, place) => [at, place]));
  const short = order.map((at) => (names[at] ?? '').replace(/^static\/|\.js$/g, '')).join(' ');
  const head =
    `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f="${short}".split(" ").map(n=>` +
    '"static/"+(/\\./.test(n)?n:n+".js")))))=>i.split(",").flatMap(r=>{const[a,b=a]=r.split("-");return d.slice(a,+b+1)});';
  return code
    .replace(list, () => head)
    .replace(call, (_, numbers: string) => {
      const own = numbers.split(',').flatMap((number) => places.get(Number(number)) ?? []);
      return own.length === 0 ? '[]' : `__vite__mapDeps("${toRanges(own.toSorted((a, b) => a - b))}")`;
    });
};

/** Shortens the lists in all files of a bundle. */
export const shortenLists = (bundle: Bundle): void => {
  for (const [name, file] of Object.entries(bundle)) {
    const [, names] = (file.type === 'chunk' && list.exec(file.code)) || [];
    if (file.type !== 'chunk' || names === undefined) continue;
    // why: the build itself wrote the names a moment ago
    file.code = shorten(JSON.parse(names) as string[], file.code, loadedWith(bundle, name));
  }
};

/**
 * Shortens the lists of files that an `import()` loads beside its own. The app lists those of every page, a tenth of
 * its first file: files that are there already are left out, and the others ordered so that a page names ranges of them.
 */
export const shortLists = (): Plugin => ({
  name: 'short-lists',
  apply: 'build',
  // Vite writes the lists in the same hook.
  generateBundle: { order: 'post', handler: (_, bundle) => shortenLists(bundle) },
});
