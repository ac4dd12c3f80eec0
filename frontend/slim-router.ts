import type { Plugin } from 'vite';

/** What is never called says so when it is called after all. */
const NEVER = "throw new Error('left out of the build')";

/** Functions of the router that the app does not use, with what stands in their place. */
const unused: Readonly<Record<string, string>> = {
  // Loaders, actions, forms and fetchers: pages read and change data by queries.
  fetch2: NEVER,
  getFetcher: NEVER,
  handleAction: NEVER,
  handleFetcherAction: NEVER,
  handleFetcherLoader: NEVER,
  normalizeNavigateOptions: 'return { path }',
  queueFetcherForDeletion: NEVER,
  resetFetcher: NEVER,
  startRedirectNavigation: NEVER,
  // Routes that become known later: the app knows all of its own.
  checkFogOfWar: 'return { active: false, matches: null }',
  discoverRoutes: NEVER,
  patchRoutes: NEVER,
  // Pages that a server draws, and what only those load ahead.
  PrefetchPageLinks: NEVER,
  RSCErrorHandler: NEVER,
  usePrefetchBehavior: 'return [false, null, {}]',
  // Pages scroll inside the sheet, which the app looks after (`list/use-scroll-restoration.ts`).
  enableScrollRestoration: NEVER,
  // Development and measurement. Failures have a page of the app's own (`app/route-error.tsx`).
  _internalSetRoutes: NEVER,
  DefaultErrorComponent: NEVER,
  getRouteInstrumentationUpdates: NEVER,
  instrumentClientSideRouter: NEVER,
};

type Edit = { start: number; end: number; text: string };

/** A node of the syntax tree; `parse` answers what it reads as such, and no more of it is looked at. */
type Node = { type: string; start: number; end: number; [part: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (part: unknown): unknown => (isNode(part) ? part['name'] : undefined);

/** Finds the functions of that name, at whatever depth, and the names for the developer tools. */
const editsIn = (node: unknown, found: Set<string>): Edit[] => {
  if (Array.isArray(node)) return node.flatMap((part: unknown) => editsIn(part, found));
  if (!isNode(node)) return [];
  const { type, start, end } = node;
  const name = type === 'FunctionDeclaration' ? nameOf(node['id']) : undefined;
  const text = typeof name === 'string' ? unused[name] : undefined;
  if (typeof name === 'string' && text !== undefined && isNode(node['body'])) {
    found.add(name);
    return [{ start: node['body'].start, end: node['body'].end, text: `{ ${text} }` }];
  }
  if (type === 'ExpressionStatement' && isNode(node['expression']) && isNode(node['expression']['left']))
    if (nameOf(node['expression']['left']['property']) === 'displayName') return [{ start, end, text: ';' }];
  return Object.values(node).flatMap((part) => editsIn(part, found));
};

/** Where a constant of the file is made by a call, as a component or a context is: the bundler may drop unused ones. */
const callsIn = (body: readonly unknown[]): Edit[] =>
  body
    .filter(isNode)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => (Array.isArray(declarations) ? declarations.filter(isNode) : []))
    .flatMap(({ init }) => (isNode(init) && init.type === 'CallExpression' ? [init.start] : []))
    .map((start) => ({ start, end: start, text: '/* @__PURE__ */ ' }));

/**
 * Leaves out of the browser's bundle what the router does beyond addresses and pages: it is one object whose functions
 * know each other, of which a bundler drops none (8 kB). The build fails when another version of it lacks one of them.
 */
export const slimRouter = (): Plugin => ({
  name: 'slim-router',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-.+\.mjs$/, code: 'function createRouter(' },
    handler(code) {
      const { body } = this.parse(code);
      const found = new Set<string>();
      const edits = [...editsIn(body, found), ...callsIn(body)];
      const missing = Object.keys(unused).filter((name) => !found.has(name));
      if (missing.length > 0) this.error(`the router has no ${missing.join(', ')} any more`);
      let out = code;
      // Edits are applied from the end, so that earlier positions stay valid.
      for (const { start, end, text } of edits.toSorted((a, b) => b.start - a.start))
        out = out.slice(0, start) + text + out.slice(end);
      return { code: out, map: null };
    },
  },
});
