import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import type { NamedSchema } from '../named-schemas.ts';
import { fieldWords, parameterWords, problemWords } from './common-words.ts';
import { sourceWords } from './source-comments.ts';

const shared = join(import.meta.dirname, '../../shared');

type Node = {
  description?: string;
  $ref?: string;
  properties?: Record<string, Node>;
  [keyword: string]: unknown;
};
type Parameter = { name: string; description?: string; schema?: Node };
type Described = {
  components: { schemas: Record<string, Node> };
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
};

/** Where the texts of an area name its fields, in the order in which they are asked. */
const labelsOf = (area: string): ReadonlyMap<string, string> => {
  const file = join(shared, 'messages/en', `${area}.json`);
  if (!existsSync(file)) return new Map();
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown> | undefined>;
  return new Map(
    ['column', 'field'].flatMap((place) =>
      Object.entries(texts[place] ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  );
};

const nothing: ReadonlyMap<string, string> = new Map();

const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
};

/** A label as a sentence; one that only repeats the name of the field says nothing. */
const sentenceOf = (name: string, label: string | undefined): string | undefined =>
  label === undefined || label.toLowerCase().replaceAll(' ', '_') === name ? undefined : `${label}.`;

/** What every field of that name is; codes are texts, and records have numbers. */
const generalWords = (name: string, { type }: Node): string | undefined => {
  const said = fieldWords[name];
  const wanted = said?.endsWith('as a code.') ? 'string' : name === 'id' ? 'integer' : undefined;
  return wanted === undefined || [type].flat().includes(wanted) ? said : undefined;
};

/** Describes the fields of a schema and of what stands in it: by its source, by its name, or as its screens do. */
const describeFields = (node: Node, words: ReadonlyMap<string, string>, labels: ReadonlyMap<string, string>): void => {
  for (const [name, field] of Object.entries(node.properties ?? {})) {
    const general = generalWords(name, field);
    // A contract says of an id only what differs from the number of a record.
    const own = name === 'id' && general !== undefined ? undefined : words.get(name);
    const said = own ?? general ?? sentenceOf(name, labels.get(name));
    if (field.$ref === undefined && said !== undefined) field.description ??= said;
  }
  for (const value of Object.values(node).flatMap((each) => (Array.isArray(each) ? each : [each])))
    if (typeof value === 'object' && value !== null) describeFields(value as Node, words, labels);
};

/**
 * Adds a sentence to schemas, fields and parameters that have none. The comments of the contract are the first source, so that one
 * text serves those who read the code and those who read the document.
 */
export const describeDocument = (
  document: object,
  endpoints: readonly Endpoint[],
  schemas: readonly NamedSchema[],
): void => {
  const { components, paths } = document as Described;
  const wordsOf = once(sourceWords);
  const labels = once(labelsOf);
  const summaries = new Map<unknown, string>();
  const files = new Map<unknown, string>();
  for (const definition of endpoints) {
    const file = `${modulePath(definition)}.ts`;
    for (const schema of [definition.body, definition.response]) if (schema) files.set(schema, file);
    if (definition.body) summaries.set(definition.body, `What “${definition.summary}” takes.`);
    summaries.set(definition.response, `What “${definition.summary}” answers.`);
  }
  for (const { schema, id, exported, file: place } of schemas) {
    const node = components.schemas[id];
    const file = place ?? files.get(schema);
    if (!node || file === undefined) continue;
    const words = wordsOf(join(shared, 'contract', file));
    const said = (exported && words.exports.get(exported)) ?? summaries.get(schema);
    if (said !== undefined) node.description ??= said;
    describeFields(node, words.fields, labels(file.slice(0, file.indexOf('/'))));
  }
  const ofProblems = new Map(Object.entries(problemWords));
  for (const [id, node] of Object.entries(components.schemas))
    describeFields(node, id.startsWith('Problem') ? ofProblems : nothing, nothing);
  for (const { parameters = [] } of Object.values(paths).flatMap((path) => Object.values(path)))
    for (const parameter of parameters) {
      const said = parameterWords[parameter.name];
      if (said !== undefined) parameter.description ??= said;
    }
};
