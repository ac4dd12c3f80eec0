/** An element of HTML as `allowedHtml` and `writeContent` write it, or a text. */
export type Element = {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Node[];
};
export type Node = Element | string;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=<>"/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=<>"/]+)(?:="([^"]*)")?/g;
const VOID = new Set(['br', 'hr', 'img']);

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
};

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? '');

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]));

/** The tree of HTML whose text and values are escaped. An end without its start is left out. */
export const markupTree = (html: string): Node[] => {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [token, end, name, attributes = '', closed] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decode(token));
    else if (end === '/') {
      const at = open.findLastIndex((element) => element.name === name);
      if (at > 0) open.length = at;
    } else {
      const element: Element = { name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (closed !== '/' && !VOID.has(name)) open.push(element);
    }
  }
  return root.children;
};

/** Every element of a tree that has this name. */
export const elementsNamed = (nodes: readonly Node[], name: string): Element[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.name === name ? [node] : []), ...elementsNamed(node.children, name)],
  );
