import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { callerKindOf } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { catalogue, commonErrors } from '#shared/errors/catalogue.ts';
import { partOfSegment, restApiParts, segmentOf } from '#infra/api-parts.ts';
import { openapiText } from '#infra/openapi-document.ts';
import { permissions } from '#shared/permissions/rules.ts';
import { keysOf } from '#shared/values/keys-of.ts';

const root = join(import.meta.dirname, '../..');
/** A REST API of API Gateway holds 300 resources, one per segment of a path: a part near that limit must be split. */
const PATH_RESOURCES_MAX = 250;

const duplicates = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);
const placeholders = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const prefixes = (path: string): string[] => {
  const parts = path.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
};

describe('the registry', () => {
  it('names every endpoint once', () => {
    expect(duplicates(registry.map(({ id }) => id))).toEqual([]);
    expect(duplicates(registry.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  });

  it('spells ids as <area>.<verbNoun> and paths as API Gateway accepts them', () => {
    expect(registry.filter(({ id }) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z0-9]*$/.test(id)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(
      registry.filter(({ path }) => !/^\/api(?:\/(?:[A-Za-z0-9._-]+|\{\w+\}))+$/.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it.each(registry.map((definition) => [definition.id, definition] as const))(
    '%s declares exactly the params of its path',
    (_, definition) => {
      const declared = definition.params instanceof z.ZodObject ? Object.keys(definition.params.shape) : [];
      expect(declared.toSorted()).toEqual(placeholders(definition.path).toSorted());
    },
  );

  it('has one variable name per path level', () => {
    const names = new Map<string, Set<string>>();
    for (const prefix of registry.flatMap(({ path }) => prefixes(path))) {
      const [, level = '', name] = /^(.*)\/\{(\w+)\}$/.exec(prefix) ?? [];
      if (name) names.set(level, (names.get(level) ?? new Set()).add(name));
    }
    expect([...names].filter(([, found]) => found.size > 1).map(([level, found]) => [level, ...found])).toEqual([]);
  });

  it('has an endpoint in every first segment that has a part of the API', () => {
    const segments = new Set(registry.map(({ path }) => segmentOf(path)));
    expect(Object.keys(partOfSegment).filter((segment) => !segments.has(segment))).toEqual([]);
  });

  it.each(restApiParts(registry).map((part) => [part.name, part] as const))(
    'fits into the REST APIs of its parts: %s',
    (_, { endpoints }) => {
      const resources = new Set(['/', ...endpoints.flatMap(({ path }) => prefixes(path))]);
      expect(resources.size).toBeLessThanOrEqual(PATH_RESOURCES_MAX);
    },
  );

  it('gives bodies to POST only, and refuses unknown keys in them', () => {
    expect(registry.filter(({ method, body }) => method === 'GET' && body !== undefined).map(({ id }) => id)).toEqual(
      [],
    );
    const loose = registry.filter(
      ({ body }) => body instanceof z.ZodObject && !(body._zod.def.catchall instanceof z.ZodNever),
    );
    // The keys of this body are custom fields, validated by their definitions; the handler refuses any other key.
    expect(loose.map(({ id }) => id)).toEqual(['records.setCustomFieldValue']);
  });

  it('requires known rights and answers known errors', () => {
    const known = new Set<string>([...permissions, 'signed-in']);
    const users = registry.filter((definition) => callerKindOf(definition) === 'user');
    expect(users.filter(({ permission = '' }) => !known.has(permission)).map(({ id }) => id)).toEqual([]);
    const unknown = registry.flatMap(({ id, errors = [] }) =>
      errors.filter((code) => !(code in catalogue)).map((code) => `${id} ${code}`),
    );
    expect(unknown).toEqual([]);
    const repeated = registry.flatMap(({ id, errors = [] }) =>
      errors.filter((code) => commonErrors.includes(code as never)).map((code) => `${id} ${code}`),
    );
    expect(repeated).toEqual([]);
  });

  it('has no query where a key of idempotency counts, which knows body and path', () => {
    expect(registry.filter(({ idempotent, query }) => idempotent && query).map(({ id }) => id)).toEqual([]);
  });

  it('tells of unknown columns and segments wherever a request names one', () => {
    const asks = { orderby_column: 'unknown_column', segment_id: 'unknown_segment' } as const;
    const untold = registry.flatMap(({ id, query, errors = [] }) =>
      keysOf(asks)
        .filter((name) => query instanceof z.ZodObject && name in query.shape)
        .filter((name) => !errors.includes(asks[name] as never))
        .map((name) => `${id} ${asks[name]}`),
    );
    expect(untold).toEqual([]);
  });

  it('takes 1 to 1,000 rows a page in every list', () => {
    const pages = registry.flatMap(({ id, query }) => {
      const page = query instanceof z.ZodObject ? query.shape['per_page'] : undefined;
      return page instanceof z.ZodType ? [[id, ['0', '1', '1000', '1001'].map((value) => page.safeParse(value).success)]] : []; // prettier-ignore
    });
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter(([, taken]) => String(taken) !== 'false,true,true,false')).toEqual([]);
  });

  it('is what docs/openapi.json describes (`npm run openapi` writes it)', async () => {
    expect(await readFile(join(root, 'docs/openapi.json'), 'utf8')).toBe(openapiText(registry));
  });
});
