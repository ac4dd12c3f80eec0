import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/problem.ts';
import { endpoint } from '#shared/contract/endpoint.ts';
import { BODY_MAX_BYTES, readJson, readNamed, validatePath, validateSent } from './validate.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'fine';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const big = (length: number): string => JSON.stringify({ a: 'x'.repeat(length - '{"a":""}'.length) });

describe('readJson', () => {
  it.each([
    ['an empty body', '', 'fine'],
    ['20 levels', nested(20), 'fine'],
    ['21 levels', nested(21), 'bad_request'],
    ['more levels than a stack holds', nested(200_000), 'bad_request'],
    ['more values than a call takes', JSON.stringify({ a: Array.from({ length: 450_000 }, () => 0) }), 'fine'],
    ['no JSON', '{"a":', 'bad_request'],
    ['a key twice', '{"a":1,"a":2}', 'bad_request'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}', 'bad_request'],
    ['a key twice, further in', '{"a":[{"b":1,"c":{"b":2},"b":3}]}', 'bad_request'],
    ['one key in two objects', '{"a":{"b":1},"c":{"b":2}}', 'fine'],
    ['a text that looks like a key', '{"a":"b\\":","b":1}', 'fine'],
    ['__proto__', '{"__proto__":{"a":1}}', 'bad_request'],
    ['__proto__ further in', '{"a":{"__proto__":1}}', 'bad_request'],
    ['a megabyte', big(BODY_MAX_BYTES), 'fine'],
    ['more than a megabyte', big(BODY_MAX_BYTES + 1), 'payload_too_large'],
  ])('%s', (_, text, code) => expect(codeOf(() => readJson(text, JSON_TYPE))).toBe(code));

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json-patch+json',
    undefined,
  ])('%s is no JSON', (type) => expect(codeOf(() => readJson('{}', type))).toBe('unsupported_media_type'));
});

it.each(['application/json', 'application/json;charset=utf-8', 'Application/JSON ; charset=utf-8'])(
  '%s is JSON',
  (type) => expect(codeOf(() => readJson('{}', type))).toBe('fine'),
);

describe('what is sent', () => {
  const definition = endpoint({
    id: 'fleet.addCar',
    method: 'POST',
    path: '/api/cars/{id}',
    permission: 'signed-in',
    summary: 'x',
    params: z.strictObject({ id: z.string().regex(/^[1-9]/) }),
    query: z.strictObject({ page: z.string().optional() }),
    body: z.strictObject({ a: z.string().optional() }),
    response: z.object({}),
  });
  const fieldsOf = (query: unknown, body: unknown): string[] => {
    try {
      validateSent(definition, { query, body });
      return [];
    } catch (error) {
      return (error as AppError).fields.map(({ path }) => path);
    }
  };

  it('takes a malformed id for an unknown one', () =>
    expect(codeOf(() => validatePath(definition, { id: 'x' }))).toBe('not_found'));

  it('names unknown parameters and fields, whatever they are called', () => {
    expect(fieldsOf({ constructor: '1' }, {})).toEqual(['constructor']);
    expect(fieldsOf({}, { toString: 1, b: 1 })).toEqual(['toString', 'b']);
  });

  it('names no more than a hundred', () => {
    const body = Object.fromEntries(Array.from({ length: 90_000 }, (_, at) => [`k${at}`, 0]));
    expect(fieldsOf({}, body)).toHaveLength(100);
  });
});

describe('a field that names the right', () => {
  const body = z.strictObject({ kind: z.enum(['car', 'asset']), price: z.number() });
  const definition = endpoint({
    id: 'fleet.addCar',
    method: 'POST',
    path: '/api/cars/add',
    permission: 'signed-in',
    summary: 'x',
    body,
    response: z.unknown(),
  });
  const named = (sent: unknown, name = 'kind') => readNamed(definition, { query: {}, body: sent }, name);

  it('is read whatever the others hold', () => expect(named({ kind: 'car', price: 'much', more: 1 })).toBe('car'));

  it.each([{ kind: 'boat', price: 1 }, { price: 1 }, [], null, 'car'])('is told of with all others: %j', (sent) =>
    expect(codeOf(() => named(sent))).toBe('form_invalid'),
  );

  it('is one of the contract', () => expect(() => named({ kind: 'car' }, 'colour')).toThrow('no field colour'));
});
