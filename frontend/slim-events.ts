import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Whether an expression is a chain of calls that begins with `z`: `z.string().optional()`. */
const isSchema = (node: Node): boolean => {
  if (node.type === 'Identifier') return node['name'] === 'z';
  const before = node.type === 'CallExpression' ? node['callee'] : node.type === 'MemberExpression' && node['object'];
  return isNode(before) && isSchema(before);
};

/** What a property or a name stands for. */
const heldBy = (node: Node): unknown =>
  node.type === 'Property' ? node['value'] : node.type === 'VariableDeclarator' && node['init'];

const isSchemaHeld = (node: Node): boolean => {
  const held = heldBy(node);
  return isNode(held) && held.type === 'CallExpression' && isSchema(held);
};

/** The schemas among the properties of objects, and those that only this file has a name for. */
const schemasIn = (node: Node): Node[] => {
  if (node.type === 'ExportNamedDeclaration' && childrenOf(node).flatMap(childrenOf).some(isSchemaHeld)) return [];
  return isSchemaHeld(node) ? [heldBy(node) as Node] : childrenOf(node).flatMap(schemasIn);
};

/**
 * Leaves the schemas of what events hold out of the browser's bundle: it asks which events there are, and believes the
 * API. That keeps zod (25 kB) out of all pages that show a feed.
 */
export const slimEvents = (): Plugin => ({
  name: 'slim-events',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]shared[\\/]activity[\\/].+\.ts$/ },
    handler(code) {
      // why: the walk needs of a node no more than its type and place
      const schemas = schemasIn(this.parse(code, { lang: 'ts' }) as unknown as Node);
      let out = code;
      // From the end, so that earlier positions stay valid.
      for (const { start, end } of schemas.toReversed()) out = `${out.slice(0, start)}null${out.slice(end)}`;
      return { code: out, map: null };
    },
  },
});
