import * as z from 'zod';
import { errorCodesOf } from '#shared/contract/error-codes.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { problemSchemaOf } from '#shared/errors/problem-schema.ts';
import type { Problem } from '#shared/errors/problem.ts';

/** A path that is written out comes before one with a parameter in the same place, as in API Gateway. */
const patterns = registry
  .map((definition) => ({
    definition,
    pattern: new RegExp(`^${definition.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))
  .toSorted((a, b) => a.definition.path.split('{').length - b.definition.path.split('{').length);

/** The endpoint that answers this path. */
export const endpointOf = (method: string, path: string): Endpoint | undefined =>
  patterns.find(({ definition, pattern }) => definition.method === method && pattern.test(path))?.definition;

/** Throws for an error that `docs/openapi.json` does not describe: a code or a member that its endpoint does not name. */
export const assertDocumented = (method: string, path: string, problem: Problem): void => {
  const definition = endpointOf(method, path.split('?')[0] ?? '');
  if (!definition) return;
  const said = `${definition.id} answers ${problem.status} ${problem.code}`;
  if (!errorCodesOf(definition).includes(problem.code)) throw new Error(`${said}, which its contract does not list`);
  const parsed = z.strictObject(problemSchemaOf(problem.code).shape).safeParse(problem);
  if (!parsed.success) throw new Error(`${said} with a body that nobody describes: ${parsed.error.message}`);
};
