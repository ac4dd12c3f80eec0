import { keyScopes, scopeRights } from '#shared/api-keys/key-scopes.ts';
import { examples, type Example } from './examples.ts';

/** Where an example stands: between a mark with its name and the next end. */
const PLACE = /(<!-- example: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const addressOf = ({ definition, params = {}, query }: Example): string => {
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  return query ? `${path}?${new URLSearchParams(query)}` : path;
};

/** The call as a command line; the address of the company and the key stand in the environment. */
const commandOf = (example: Example): string => {
  const sent = {
    authorization: 'Bearer $API_KEY',
    ...(example.body && { 'content-type': 'application/json' }),
    ...example.headers,
  };
  const headers = Object.entries(sent).map(([name, value]) => `-H "${name}: ${value}"`);
  const body = example.body ? [`-d ${quoted(JSON.stringify(example.body))}`] : [];
  return [`curl "$BACK_OFFICE${addressOf(example)}"`, ...headers, ...body].join(' \\\n  ');
};

const blocksOf = (example: Example): string =>
  [
    '',
    '```sh',
    commandOf(example),
    '```',
    '',
    `Answers ${example.status}, among others:`,
    '',
    '```json',
    JSON.stringify(example.shows, null, 2),
    '```',
    '',
    '',
  ].join('\n');

/** Each scope with the rights that it brings. */
const SCOPES = /(<!-- scopes -->\n)[\s\S]*?(<!-- end -->)/;
const scopeTable = (): string => {
  const rows = keyScopes.map((scope) => [`\`${scope}\``, scopeRights[scope].map((right) => `\`${right}\``).join(', ')]);
  return ['', '| scope | rights |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`), '', ''].join('\n');
};

/** The page with its examples as the contract has them; an example that is not in the page is an error. */
export const renderPage = (page: string): string => {
  const placed = new Set<string>();
  const rendered = page.replace(PLACE, (_, mark: string, name: string, end: string) => {
    const example = examples.find((each) => each.name === name);
    if (!example) throw new Error(`the page has an example ${name} that nobody knows`);
    placed.add(name);
    return `${mark}${blocksOf(example)}${end}`;
  });
  const missing = examples.filter(({ name }) => !placed.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`the page lacks the examples ${missing.join(', ')}`);
  return rendered.replace(SCOPES, (_, mark: string, end: string) => `${mark}${scopeTable()}${end}`);
};

/** The commands of a page, in their order, as a shell would read them. */
export type Command = { url: string; headers: Record<string, string>; body: string | undefined };

export const commandsIn = (page: string, environment: Readonly<Record<string, string>>): Command[] =>
  [...page.matchAll(/```sh\ncurl ([\s\S]*?)\n```/g)].map(([, words = '']) => {
    const inside = (text: string): string => text.replace(/\$(\w+)/g, (_, name: string) => environment[name] ?? '');
    const headers = [...words.matchAll(/-H "([\w-]+): ([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, inside(value)] as const,
    );
    return {
      url: inside(/^"([^"]*)"/.exec(words)?.[1] ?? ''),
      headers: Object.fromEntries(headers),
      body: /-d '((?:[^']|'\\'')*)'/.exec(words)?.[1]?.replaceAll(String.raw`'\''`, "'"),
    };
  });
