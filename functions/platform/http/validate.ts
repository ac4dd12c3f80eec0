import type { APIGatewayProxyEvent } from 'aws-lambda';
import type * as z from 'zod';
import { namesOf } from '#shared/errors/field-labels.ts';
import { AppError, issuesError } from '#shared/errors/problem.ts';
import { toIssues } from '#shared/errors/issue.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { hasDuplicateKeys } from './duplicate-keys.ts';
import { headerOf } from './header-of.ts';

export const BODY_MAX_BYTES = 1_000_000;
const DEPTH_MAX = 20;

/** No form has more issues, and a body with ten thousand unknown keys must not be answered with megabytes. */
const ISSUES_MAX = 100;

const isDeeperThan = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (depth === 0 || Object.values(value).some((inner) => isDeeperThan(inner, depth - 1)));

const badRequestError = (detail: string): AppError => new AppError('bad_request', { detail });

/** The parsed JSON body; throws 400, 413 or 415 (docs/areas/platform.md#requests). */
export const readJson = (body: string | null, contentType: string | undefined, maxBytes = BODY_MAX_BYTES): unknown => {
  if (body === null || body === '') return {};
  if (!/^application\/json\s*(?:;|$)/i.test(contentType ?? '')) throw new AppError('unsupported_media_type');
  if (Buffer.byteLength(body) > maxBytes) throw new AppError('payload_too_large');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body, (key, value: unknown) => {
      if (key === '__proto__') throw badRequestError('The key __proto__ is not allowed.');
      return value;
    });
  } catch (error) {
    throw error instanceof AppError ? error : badRequestError('The body is not valid JSON.');
  }
  if (isDeeperThan(parsed, DEPTH_MAX)) throw badRequestError(`The body is nested deeper than ${DEPTH_MAX} levels.`);
  if (hasDuplicateKeys(body)) throw badRequestError('The body holds a key twice.');
  return parsed;
};

const parse = (
  { id }: Endpoint,
  schema: z.ZodType | undefined,
  value: unknown,
  code: 'form_invalid' | 'not_found',
): unknown => {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  if (code === 'not_found') throw new AppError('not_found');
  const fields = toIssues(result.error).slice(0, ISSUES_MAX);
  const paths = fields.map(({ path }) => path);
  throw issuesError(fields, 'form_invalid', namesOf(id, paths));
};

/** The path as the contract types it. A malformed id is an unknown id: 404 (docs/areas/platform.md#bad-input). */
export const validatePath = (definition: Endpoint, params: unknown): unknown =>
  parse(definition, definition.params, params, 'not_found');

/** Query and body as they arrived. */
type Sent = { readonly query: unknown; readonly body: unknown };

/** Query and body as the contract types them. */
export const validateSent = (definition: Endpoint, { query, body }: Sent) => ({
  query: parse(definition, definition.query, query, 'form_invalid'),
  body: parse(definition, definition.body, body, 'form_invalid'),
});

const fieldOf = (values: unknown, name: string): unknown =>
  // why: the values of a JSON object by their names
  typeof values === 'object' && values !== null ? (values as Record<string, unknown>)[name] : undefined;

/**
 * One field of the body, or of the query where there is no body, whatever the others hold: the right may depend on it.
 * All issues are told where it is invalid itself, as nobody knows the right then.
 */
export const readNamed = (definition: Endpoint, sent: Sent, name: string): unknown => {
  const part = definition.body ? 'body' : 'query';
  const schema = definition[part];
  // why: a schema with a shape is one of an object
  const field = schema && 'shape' in schema ? (schema.shape as Record<string, z.ZodType>)[name] : undefined;
  if (!field) throw new Error(`${definition.id} has no field ${name}`);
  const read = field.safeParse(fieldOf(sent[part], name));
  return read.success ? read.data : fieldOf(validateSent(definition, sent)[part], name);
};

/** The query; of a parameter that is given twice, nobody could say which value is meant. */
const readQuery = (event: APIGatewayProxyEvent): Record<string, string | undefined> => {
  const all = Object.entries(event.multiValueQueryStringParameters ?? {});
  const repeated = all.find(([, values]) => (values?.length ?? 0) > 1);
  if (repeated) throw badRequestError(`The parameter ${repeated[0]} is given more than once.`);
  return event.queryStringParameters ?? {};
};

/** What the path of an event names. */
export const readParams = (definition: Endpoint, event: APIGatewayProxyEvent): unknown => {
  const params = Object.entries(event.pathParameters ?? {}).map(([name, value]) => [
    name,
    decodeURIComponent(value ?? ''),
  ]);
  return validatePath(definition, Object.fromEntries(params));
};

/** Query and body of an event, which the contract did not judge yet. */
export const readSent = (definition: Endpoint, event: APIGatewayProxyEvent): Sent => ({
  body: definition.body ? readJson(event.body, headerOf(event, 'content-type'), definition.maxBodyBytes) : undefined,
  query: definition.query ? readQuery(event) : {},
});
