import { lint, loadConfig } from '@redocly/openapi-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { allFieldWords } from '#infra/openapi-words/field-words.ts';
import { ownAnswers } from '#infra/openapi-words/own-answers.ts';
import { mayBeNull, mayBeZero } from '#infra/openapi-words/fit-words.ts';

type Schema = {
  description?: string;
  $ref?: string;
  type?: string;
  pattern?: string;
  required?: string[];
  properties?: Record<string, Schema>;
};
type Parameter = { name: string; in: string; description?: string; schema: Schema };
type Body = { description?: string; headers?: object; content: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  tags: string[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Body>;
};
type Document = {
  components: { schemas: Record<string, Schema>; responses: Record<string, Body> };
  paths: Record<string, Record<string, Operation>>;
};

/** `registry.test.ts` proves that the file is what the contract says. */
const docs = join(import.meta.dirname, '../../docs');
const document = JSON.parse(readFileSync(join(docs, 'openapi.json'), 'utf8')) as Document;
const answerOf = (answer: Body & { $ref?: string }): Body =>
  document.components.responses[answer.$ref?.split('/').at(-1) ?? ''] ?? answer;
const operations = Object.values(document.paths)
  .flatMap((path) => Object.values(path))
  .map((operation) => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, answer]) => [status, answerOf(answer)]),
    ),
  }));

type Place = { readonly path: readonly string[]; readonly schema: Schema };

/** Every schema of the document with its place: in its component or operation, by the names of the fields around it. */
const placesIn = (node: unknown, path: readonly string[]): Place[] => {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((each) => placesIn(each, path));
  return [
    { path, schema: node as Schema },
    ...Object.entries(node).flatMap(([keyword, value]) =>
      keyword === 'properties'
        ? Object.entries(value as object).flatMap(([name, field]) => placesIn(field, [...path, name]))
        : placesIn(value, path),
    ),
  ];
};

const places = [
  ...Object.entries(document.components.schemas).flatMap(([id, schema]) => placesIn(schema, [id])),
  ...operations.flatMap(({ operationId, requestBody, responses }) => placesIn([requestBody, responses], [operationId])),
];
const fields = places.flatMap(({ path, schema }) =>
  Object.entries(schema.properties ?? {}).map(([name, field]) => ({ name, path: [...path, name].join('.'), field })),
);
const parameters = operations.flatMap(({ operationId, parameters: own = [] }) =>
  own.map((parameter) => ({ path: `${operationId}.${parameter.name}`, ...parameter })),
);

/** A sentence begins with a capital, a figure or a code, and ends with a full stop. */
const isSentence = (text: string | undefined): boolean => /^(?:[A-Z0-9`“]|dd\/)[\s\S]*[.…]$/.test(text ?? '');

describe('docs/openapi.json', () => {
  it('gives what endpoints take and answer a name, from which clients have their types', () => {
    const nameless = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((body) => Object.values(body?.content ?? {}))
        .filter(({ schema }) => schema.type === 'object')
        .map(() => operationId),
    );
    expect(operations.length).toBe(registry.length);
    expect(nameless).toEqual([]);
  });

  it('says in a sentence what each field, parameter, schema and answer is', () => {
    expect(fields.length).toBeGreaterThan(4500);
    expect(fields.filter(({ field }) => !isSentence(field.description)).map(({ path }) => path)).toEqual([]);
    expect(parameters.length).toBeGreaterThan(600);
    expect(parameters.filter(({ description }) => !isSentence(description)).map(({ path }) => path)).toEqual([]);
    const schemas = Object.entries(document.components.schemas);
    expect(schemas.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
    const answers = operations.flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([, { description }]) => !description)
        .map(([status]) => [operationId, status]),
    );
    expect(answers).toEqual([]);
  });

  it('gives each field a type', () => {
    const typed = ['type', '$ref', 'anyOf', 'oneOf', 'allOf', 'enum', 'const'];
    const typeless = fields.filter(({ field }) => !typed.some((keyword) => keyword in field));
    expect(typeless.map(({ path }) => path)).toEqual([]);
  });

  it('says of each call what it answers, and not that it answers', () => {
    const answers = operations.map(({ operationId, summary, responses }) => ({
      operationId,
      summary,
      said: responses['200']?.description ?? '',
    }));
    const saysNothing = answers.filter(
      ({ said, summary }) =>
        !isSentence(said) ||
        /^(?:What|The answer of) “/.test(said) ||
        (summary !== undefined && said.includes(`“${summary}”`)),
    );
    expect(saysNothing.map(({ operationId }) => operationId)).toEqual([]);
    expect(answers.filter(({ said }) => /\b(?:List|Export|Edit|Delete) /.test(said))).toEqual([]);
    const saidOf = new Map(answers.map(({ operationId, said }) => [operationId, said]));
    expect(Object.keys(ownAnswers).filter((id) => saidOf.get(id) !== ownAnswers[id])).toEqual([]);
    expect(saidOf.get('fleet.listCars')).toBe('One page of vehicles, and how many match the query.');
    expect(saidOf.get('software.editProduct')).toBe('The id of the product and the new version.');
    expect(saidOf.get('software.addProduct')).toBe('The id of the new product.');
  });

  it('uses every sentence that is kept for fields', () => {
    const said = new Set(fields.map(({ name, field }) => `${name}: ${field.description}`));
    const unused = allFieldWords.flatMap(([area, words]) =>
      Object.entries(words)
        .filter(([key, text]) => !said.has(`${key.split('.').at(-1)?.split(':')[0]}: ${text}`))
        .map(([key]) => `${area}: ${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('speaks of null and 0 only where a field takes them', () => {
    const wrong = fields.filter(
      ({ field, field: { description = '' } }) =>
        (/[;,] null /.test(description) && !mayBeNull(field)) || (/; 0 is /.test(description) && !mayBeZero(field)),
    );
    expect(wrong.map(({ path, field }) => `${path}: ${field.description}`)).toEqual([]);
  });

  it('says how many calls are left, and how long to wait', () => {
    const headersOf = (status: string) =>
      new Set(operations.map(({ responses }) => Object.keys(responses[status]?.headers ?? {}).join(' ')));
    const turn = 'RateLimit-Limit RateLimit-Remaining RateLimit-Reset';
    // Those who come with a link or without anything are not counted.
    expect(headersOf('200')).toEqual(new Set([turn, '']));
    expect(headersOf('429')).toEqual(new Set([`${turn} Retry-After`]));
    expect(headersOf('503')).toEqual(new Set(['Retry-After']));
  });

  it('keeps the rules of Redocly', async () => {
    const config = await loadConfig({ configPath: join(docs, 'redocly.yaml') });
    const problems = await lint({ ref: join(docs, 'openapi.json'), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it('has no two paths that fit the same address: where one has an id, another one has no number', () => {
    const routes = Object.entries(document.paths).map(([path, methods]) => ({
      path,
      patterns: new Map(
        Object.values(methods).flatMap(({ parameters: own = [] }) =>
          own.filter((each) => each.in === 'path').map(({ name, schema }) => [`{${name}}`, schema.pattern]),
        ),
      ),
      parts: path.split('/'),
    }));
    type Route = (typeof routes)[number];
    const fits = (route: Route, part: string, word: string): boolean =>
      part.startsWith('{') ? new RegExp(route.patterns.get(part) ?? '').test(word) : part === word;
    const isSame = (a: Route, b: Route): boolean =>
      a.parts.length === b.parts.length &&
      a.parts.every((part, at) => {
        const other = b.parts[at] ?? '';
        return other.startsWith('{') ? part.startsWith('{') || fits(b, other, part) : fits(a, part, other);
      });
    // A word in place of an id is told apart by API Gateway, which takes words first: only paths that mix them are ambiguous.
    const mixed = (a: Route, b: Route): boolean =>
      a.parts.some((part, at) => part.startsWith('{') && !b.parts[at]?.startsWith('{')) &&
      b.parts.some((part, at) => part.startsWith('{') && !a.parts[at]?.startsWith('{'));
    const ambiguous = routes.flatMap((a, at) =>
      routes
        .slice(at + 1)
        .filter((b) => mixed(a, b) && isSame(a, b))
        .map((b) => `${a.path} ${b.path}`),
    );
    expect(ambiguous).toEqual([]);
  });
});
