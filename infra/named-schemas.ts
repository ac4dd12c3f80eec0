import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';

const contracts = join(import.meta.dirname, '../shared/contract');

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A folder or file name as the beginning of a type name: `days-off` is `DaysOff`. */
const pascal = (name: string): string => name.split('-').map(capital).join('');

/** The type name of an exported schema: `assetOut` is `Asset`, `conditionIn` is `ConditionInput`. */
const typeName = (exported: string): string => capital(exported.replace(/Out$/, '').replace(/In$/, 'Input'));

/** Whether a schema is worth a name of its own: an object, also one that is checked further, or a choice. */
const isShape = (value: unknown): boolean =>
  [z.ZodObject, z.ZodEnum, z.ZodUnion, z.ZodPipe].some((kind) => value instanceof kind);

type Found = {
  schema: z.ZodType;
  name: string;
  area: string;
  /** Under which name a contract exports it, and the file of that contract. */
  exported?: string;
  file?: string;
};

/** A schema with the name that it has in the document. */
export type NamedSchema = Pick<Found, 'schema' | 'exported' | 'file'> & { readonly id: string };

const exportedShapes = async (): Promise<Found[]> => {
  const files = globSync('*/*.ts', { cwd: contracts })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const found = new Map<z.ZodType, Found>();
  for (const file of files) {
    const exports = (await import(pathToFileURL(join(contracts, file)).href)) as Record<string, unknown>;
    for (const [name, schema] of Object.entries(exports))
      if (schema instanceof z.ZodType && isShape(schema) && !found.has(schema))
        found.set(schema, {
          schema,
          name: typeName(name),
          area: pascal(file.split(sep)[0] ?? ''),
          exported: name,
          file: file.replaceAll(sep, '/'),
        });
  }
  return [...found.values()];
};

const shapes = await exportedShapes();

/** What endpoints take and answer, by the name of the endpoint: `AddCarRequest`, `ListCarsResponse`. */
const shapesOf = (definition: Endpoint): Found[] => {
  const [area = '', name = ''] = definition.id.split('.');
  const of = (schema: z.ZodType | undefined, suffix: string): Found[] =>
    schema === undefined || !isShape(schema) ? [] : [{ schema, name: `${capital(name)}${suffix}`, area: pascal(area) }];
  return [...of(definition.body, 'Request'), ...of(definition.response, 'Response')];
};

/**
 * Gives schemas of these endpoints a type of their own in what clients are generated from. A name that two areas use
 * begins with the area; a schema of many endpoints has the name under which the contract exports it.
 */
export const nameSchemas = (endpoints: readonly Endpoint[]): NamedSchema[] => {
  const all = new Map<z.ZodType, Found>();
  for (const found of [...shapes, ...endpoints.flatMap(shapesOf)])
    if (!all.has(found.schema)) all.set(found.schema, found);
  const byName = Map.groupBy(all.values(), ({ name }) => name);
  return [...all.values()].map(({ name, area, ...found }) => {
    const meta = found.schema.meta();
    const id = meta?.id ?? ((byName.get(name)?.length ?? 0) > 1 ? area + name : name);
    if (meta?.id === undefined) z.globalRegistry.add(found.schema, { ...meta, id });
    return { ...found, id };
  });
};
