import type { Plugin } from 'vite';

/** The properties of an endpoint that the browser needs; it does not validate the API's answers. */
const keptProperties = new Set(['id', 'method', 'path', 'permission', 'idempotent']);

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression']);

type Edit = { start: number; end: number; text: string };

/**
 * Leaves the schemas of shared code out of the browser's bundle where nobody uses them: the typed client needs only
 * their types, which the build erases. Endpoints lose their schemas, and constants of shared modules are marked as free
 * of side effects, so that the bundler drops unused ones. That removes zod from the first load (25 KB).
 */
export const slimContracts = (): Plugin => ({
  name: 'slim-contracts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]shared[\\/].+\.ts$/ },
    handler(code) {
      const edits: Edit[] = [];
      for (const statement of this.parse(code, { lang: 'ts' }).body) {
        const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
        if (declaration?.type !== 'VariableDeclaration') continue;
        for (const { init } of declaration.declarations) {
          if (!init || functions.has(init.type)) continue;
          const { start, end } = init;
          const [definition] = init.type === 'CallExpression' ? init.arguments : [];
          const isEndpoint =
            init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint';
          if (isEndpoint && definition?.type === 'ObjectExpression') {
            const properties = definition.properties.filter(
              (property) =>
                property.type === 'Property' &&
                property.key.type === 'Identifier' &&
                keptProperties.has(property.key.name),
            );
            const text = properties.map((property) => code.slice(property.start, property.end)).join(', ');
            edits.push({ start, end, text: `{ ${text} }` });
          } else {
            const text = code.slice(start, end);
            if (text.includes('(')) edits.push({ start, end, text: `/* @__PURE__ */ (() => (${text}))()` });
          }
        }
      }
      let out = code;
      // Edits are applied from the end, so that earlier positions stay valid.
      for (const { start, end, text } of edits.toReversed()) out = out.slice(0, start) + text + out.slice(end);
      return { code: out, map: null };
    },
  },
});
