import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { registry } from '#shared/contract/registry.ts';
import { catalogue, type ErrorCode } from '#shared/errors/catalogue.ts';
import { AppError, toProblem } from '#shared/errors/problem.ts';
import { problemSchemaOf } from '#shared/errors/problem-schema.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { validateSent } from '#functions/platform/http/validate.ts';
import { workbookProblem } from '#functions/platform/excel/workbook-problem.ts';
import { staleVersionError } from '#functions/platform/storage/saved-version.ts';
import { openapiDocument } from '#infra/openapi-document.ts';
import { assertDocumented } from '#tests/harness/documented-problem.ts';

type Answers = Record<string, { content: Record<string, { schema: { $ref?: string; anyOf?: { $ref: string }[] } }> }>;
type Document = {
  paths: Record<string, Record<string, { responses: Answers }>>;
  components: { schemas: Record<string, { properties: Record<string, unknown>; additionalProperties: boolean }> };
};
// why: the document is plain JSON, of which only these parts are read
const document = openapiDocument(registry) as Document;

const answersOf = (path: string, method: 'get' | 'post', status: number): string[] => {
  const schema = document.paths[path]?.[method]?.responses[status]?.content['application/problem+json']?.schema;
  return (schema?.anyOf ?? [schema]).map((one) => one?.$ref?.split('/').at(-1) ?? '');
};
const captured = (run: () => unknown): AppError | undefined => {
  try {
    run();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
};
const strictly = (error: AppError) =>
  z.strictObject(problemSchemaOf(error.code).shape).safeParse(toProblem(error, 'request')).error;

describe('the sentence of refused input', () => {
  const refused = registry.flatMap((definition) =>
    definition.body || definition.query ? [[definition.id, definition] as const] : [],
  );

  it.each(refused)('of %s names fields as people do', (_, definition) => {
    const sent = { no_such_field: 1 };
    const validation = (): unknown =>
      validateSent(definition, { query: definition.query ? sent : {}, body: definition.body ? sent : {} });
    const error = captured(validation);
    if (error?.code !== 'form_invalid') return;
    expect(error.message).not.toMatch(/[a-z]_[a-z]/);
    expect(error.fields.length).toBeGreaterThan(0);
  });
});

describe('problem bodies', () => {
  it.each(keysOf(catalogue))('describe %s without anything beyond', (code) => {
    expect(strictly(new AppError(code))).toSatisfy(
      // A few codes never come without their members.
      (error: z.ZodError | undefined) => error?.issues.every(({ code: kind }) => kind === 'invalid_type') ?? true,
    );
    expect(strictly(new AppError(code, { extras: { secret: 1 } }))?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys' }),
    );
  });

  it.each([
    new AppError('forbidden', { extras: { permission: 'fleet:write' } }),
    staleVersionError({ id: 1 }, 4),
    new AppError('referenced', { extras: { count: 2 } }),
    new AppError('unsupported_file', { extras: { accepted: ['application/pdf'] } }),
    workbookProblem('too_many_rows', { limit: 100_000 }),
    workbookProblem('unknown_sheet', { sheet: 'Cars' }),
  ])('describe what $code carries', (error) => expect(strictly(error)).toBeUndefined());

  it('stand in the document by code, with nothing beside their members', () => {
    expect(answersOf('/api/cars/edit', 'post', 403)).toEqual(['Problem', 'Problem_forbidden']);
    expect(answersOf('/api/cars/edit', 'post', 409)).toContain('Problem_staleVersion');
    const { Problem_forbidden: forbidden, Problem_staleVersion: stale } = document.components.schemas;
    expect(forbidden).toMatchObject({ additionalProperties: false, properties: { permission: { type: 'string' } } });
    expect(Object.keys(stale?.properties ?? {})).toEqual(expect.arrayContaining(['current', 'version']));
  });

  it('have a code that the endpoint lists', () => {
    expect(answersOf('/api/views/list', 'get', 404)).toEqual(['Problem']);
    const answer = (code: ErrorCode) => () =>
      assertDocumented('GET', '/api/views/list?list=x', toProblem(new AppError(code), 'request'));
    expect(answer('not_found')).not.toThrow();
    expect(answer('archived')).toThrow('records.listViews answers 409 archived, which its contract does not list');
  });
});
