import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { endpointOf } from './documented-problem.ts';

type Schema = z.core.JSONSchema.JSONSchema;
type Response = { $ref?: string; content?: Readonly<Record<string, { schema: Schema }>> };
type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, { responses: Readonly<Record<string, Response>> }>>>>;
  components: { schemas: Readonly<Record<string, Schema>>; responses: Readonly<Record<string, Response>> };
};

let read: Document | undefined;
/** The document, with the places of its schemas as zod names them. */
const documentOf = (): Document => {
  if (read) return read;
  const text = readFileSync(join(import.meta.dirname, '../../docs/openapi.json'), 'utf8');
  return (read = JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as Document);
};

/** The schemas that a schema names, and those that they name. */
const namedIn = (schema: Schema, named: Record<string, Schema> = {}): Record<string, Schema> => {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/\$defs\/([^"]+)"/g)) {
    const found = documentOf().components.schemas[name];
    if (!found || name in named) continue;
    named[name] = found;
    namedIn(found, named);
  }
  return named;
};

const schemaOf = (path: string, method: string, status: number): z.ZodType => {
  const { paths, components } = documentOf();
  const response = paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!response) return z.never({ error: 'the document names no such status' });
  const { content = {} } = response.$ref ? (components.responses[response.$ref.split('/').at(-1)!] ?? {}) : response;
  const schema = content['application/json']?.schema ?? content['application/problem+json']?.schema;
  return schema ? z.fromJSONSchema({ ...schema, $defs: namedIn(schema) }) : z.unknown();
};

/** The schemas by endpoint and status: the files of a worker share them. */
const schemas = new Map<string, z.ZodType>();

/** Throws for an answer that `docs/openapi.json` does not describe. */
export const assertAsDocumented = (method: string, path: string, status: number, answer: unknown): void => {
  const definition = endpointOf(method, path.split('?')[0] ?? '');
  if (!definition) return;
  const name = `${definition.id} ${status}`;
  const known = schemas.get(name);
  // What a problem says is checked by `assertDocumented` each time.
  if (known && status !== 200) return;
  const schema = known ?? schemaOf(definition.path, method, status);
  schemas.set(name, schema);
  const { error } = schema.safeParse(answer);
  if (error) throw new Error(`${name} is not as docs/openapi.json describes it: ${z.prettifyError(error)}`);
};
