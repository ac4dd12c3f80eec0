import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './broken-project.ts';

export type Import = {
  /** The specifier as it is written. */
  readonly specifier: string;
  /** Path of a file of the project; null for a package. */
  readonly file: string | null;
  readonly kind: 'value' | 'type' | 'dynamic';
};

/** The imports of every file, by its path. */
export type ImportGraph = ReadonlyMap<string, readonly Import[]>;

const fileOf = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : null;
};

/** Static, type-only and dynamic imports, and what is exported from another file. */
export const importsOf = (path: string, text: string): Import[] => {
  const { module } = parseSync(path, text);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, isType }] : [])),
  );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
    .filter((written) => /^['"]/.test(written))
    .map((written) => written.slice(1, -1));
  return [
    ...[...statics, ...exported].map(({ specifier, isType }) => ({
      specifier,
      file: fileOf(path, specifier),
      kind: isType ? ('type' as const) : ('value' as const),
    })),
    ...dynamic.map((specifier) => ({ specifier, file: fileOf(path, specifier), kind: 'dynamic' as const })),
  ];
};

export const graphOf = (sources: Readonly<Record<string, string>>): ImportGraph =>
  new Map(Object.entries(sources).map(([path, text]) => [path, importsOf(path, text)]));

/** The sources of the product itself: no tests, no stories, nothing below `tests/`. */
export const productGraph = (): ImportGraph =>
  graphOf(
    Object.fromEntries(
      globSync('{shared,functions,frontend/src,infra}/**/*.{ts,tsx}', { cwd: root })
        .filter((path) => !/\.(test|test-d|stories)\.tsx?$/.test(path))
        .toSorted()
        .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
    ),
  );

/** Every file that loading this one loads. */
export const closureOf = (graph: ImportGraph, path: string): ReadonlySet<string> => {
  const reached = new Set([path]);
  for (const each of reached)
    for (const { file, kind } of graph.get(each) ?? []) if (file && kind === 'value') reached.add(file);
  return reached;
};

/** Groups of nodes that reach each other along the arrows (Tarjan). */
export const circlesOf = (arrows: ReadonlyMap<string, Iterable<string>>): string[][] => {
  const order = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.get(node)!;
    path.push(node);
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (path.includes(next)) low = Math.min(low, order.get(next)!);
    }
    if (low === order.get(node)) {
      const circle = path.splice(path.indexOf(node));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  };
  for (const node of arrows.keys()) if (!order.has(node)) visit(node);
  return circles;
};
