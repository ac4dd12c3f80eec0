import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modulePath, type Endpoint } from '#shared/contract/endpoint.ts';
import type { NamedSchema } from '../named-schemas.ts';
import { answerWords } from './answer-words.ts';
import { parameterWords, problemWords, schemaWords } from './common-words.ts';
import { wordsOfName, wordsOfPlace, type FieldPath } from './field-words.ts';
import { fitWords, type Bounds } from './fit-words.ts';
import { sourceWords } from './source-comments.ts';

const shared = join(import.meta.dirname, '../../shared');

type Node = {
  description?: string;
  $ref?: string;
  type?: string | string[];
  anyOf?: Node[];
  properties?: Record<string, Node>;
  [keyword: string]: unknown;
};
type Parameter = { name: string; description?: string; schema?: Node };
type Operation = { operationId: string; parameters?: Parameter[]; requestBody?: Node; responses: Node };
type Described = {
  components: { schemas: Record<string, Node> };
  paths: Record<string, Record<string, Operation>>;
};

/** Where sentences for the fields of a schema come from. */
type Sources = {
  readonly area: string;
  /** What the comments of its contract say. */
  readonly comments: ReadonlyMap<string, string>;
  /** How screens call them. */
  readonly labels: ReadonlyMap<string, string>;
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

const typesOf = ({ type = [], anyOf = [] }: Node): string[] => [...[type].flat(), ...anyOf.flatMap(typesOf)];

/** The sentence for a field: of its place, of its contract, of its name, or as its screens call it. */
const sentenceFor = (field: Node, path: FieldPath, { area, comments, labels }: Sources): string | undefined => {
  const name = path.at(-1) ?? '';
  const types = typesOf(field);
  const general = wordsOfName(area, name, types);
  // A contract says of an id only what differs from the number of a record.
  const said = name === 'id' && types.includes('integer') ? undefined : comments.get(name);
  return wordsOfPlace(area, path) ?? said ?? general ?? sentenceOf(name, labels.get(name));
};

/** Describes the fields of a schema and of what stands in it. */
const describeFields = (node: Node, path: FieldPath, sources: Sources): void => {
  for (const [keyword, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null) continue;
    if (keyword !== 'properties') {
      for (const each of [value].flat()) describeFields(each as Node, path, sources);
      continue;
    }
    for (const [name, field] of Object.entries(value as Record<string, Node>)) {
      const place = [...path, name];
      const said = sentenceFor(field, place, sources);
      if (said !== undefined) field.description ??= fitWords(said, field as Bounds);
      describeFields(field, place, sources);
    }
  }
};

/** `daysOff` of an operation id is the area `days-off`. */
const areaOf = (operationId: string): string =>
  (operationId.split('.')[0] ?? '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const describeParameters = ({ operationId, parameters = [] }: Operation): void => {
  for (const parameter of parameters) {
    const said = parameterWords[`${operationId}.${parameter.name}`] ?? parameterWords[parameter.name];
    if (said !== undefined) parameter.description ??= said;
  }
};

/** The sentence for each schema that an endpoint takes or answers, and the file that defines it. */
const schemasOf = (endpoints: readonly Endpoint[]) => {
  const summaries = new Map<unknown, string>();
  const files = new Map<unknown, string>();
  for (const definition of endpoints) {
    const file = `${modulePath(definition)}.ts`;
    for (const schema of [definition.body, definition.response]) if (schema) files.set(schema, file);
    if (definition.body) summaries.set(definition.body, `What “${definition.summary}” takes.`);
    const said = answerWords(definition);
    if (said !== undefined && !summaries.has(definition.response)) summaries.set(definition.response, said);
  }
  return { summaries, files };
};

/**
 * Adds a sentence to schemas, fields and parameters that have none. The comments of the contract are a source of them,
 * so that one text serves those who read the code and those who read the document.
 */
export const describeDocument = (
  document: object,
  endpoints: readonly Endpoint[],
  schemas: readonly NamedSchema[],
): void => {
  const { components, paths } = document as Described;
  const wordsOf = once(sourceWords);
  const labels = once(labelsOf);
  const { summaries, files } = schemasOf(endpoints);
  for (const { schema, id, exported, file: place } of schemas) {
    const node = components.schemas[id];
    const file = place ?? files.get(schema);
    if (!node || file === undefined) continue;
    const words = wordsOf(join(shared, 'contract', file));
    const said = (exported && words.exports.get(exported)) ?? schemaWords[id] ?? summaries.get(schema);
    if (said !== undefined) node.description ??= said;
    const area = file.slice(0, file.indexOf('/'));
    describeFields(node, [id], { area, comments: words.fields, labels: labels(area) });
  }
  const ofProblems = new Map(Object.entries(problemWords));
  for (const [id, node] of Object.entries(components.schemas)) {
    const comments = id.startsWith('Problem') ? ofProblems : nothing;
    if (id.startsWith('Problem')) node.description ??= schemaWords['Problem'] ?? '';
    describeFields(node, [id], { area: '', comments, labels: nothing });
  }
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    describeParameters(operation);
    const sources = { area: areaOf(operation.operationId), comments: nothing, labels: nothing };
    for (const part of [operation.requestBody, operation.responses])
      if (part) describeFields(part, [operation.operationId], sources);
  }
};
