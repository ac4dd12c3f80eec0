import * as z from 'zod';
import { toIssues } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import type { VehicleType } from '#shared/fleet/vehicle.ts';
import { carFieldsIn, nonBicycleInputs, bicycleAware, withoutNonBicycleInputs, type CarBody } from './car.ts';

type NonBicycleField = (typeof nonBicycleInputs)[number];

/** A value that cannot be parsed yet: the body names no vehicle type, so the stored type decides about it. */
class Unparsed {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

type OrUnparsed<S extends z.ZodType> = z.ZodOptional<
  z.ZodType<Exclude<z.output<S>, undefined> | Unparsed, Exclude<z.input<S>, undefined>>
>;

const unparsed = z.unknown().refine((value) => value instanceof Unparsed, { abort: true });

const orUnparsed = <S extends z.ZodType>(schema: z.ZodOptional<S>) =>
  z
    .union([unparsed, schema.unwrap()])
    // why: the OpenAPI document describes what callers send, and they send no wrapped value
    .meta({
      override: ({ jsonSchema }) => {
        const { anyOf } = jsonSchema;
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, anyOf?.at(-1));
      },
    })
    .optional();

type UnparsedFields = { [K in NonBicycleField]: OrUnparsed<(typeof carFieldsIn)[K]> };

/** The fields of a vehicle in an edit. In a body without a type, `parseForType` parses those that bicycles lack. */
export const carEdit = <S extends z.ZodRawShape>(more: S) => {
  // why: the names are those of the type, each with the schema of its field
  const unparsedFields = Object.fromEntries(
    nonBicycleInputs.map((name) => [name, orUnparsed<z.ZodType>(carFieldsIn[name])]),
  ) as unknown as UnparsedFields;
  const schema = bicycleAware(z.strictObject({ ...carFieldsIn, ...unparsedFields, ...more }));
  return z.preprocess<unknown, typeof schema, z.input<typeof schema>>((body) => {
    if (typeof body !== 'object' || body === null || 'type' in body) return body;
    const wrapOne = (name: string, value: unknown) => (name in unparsedFields ? new Unparsed(value) : value);
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, wrapOne(name, value)]));
  }, schema);
};

type EditBody = Omit<CarBody, NonBicycleField> & { [K in NonBicycleField]?: CarBody[K] | Unparsed };

/**
 * Parses the fields that depend on the type of the vehicle. Those that a bicycle lacks are left out for a bicycle; for
 * other types wrong ones throw `form_invalid`.
 */
export const parseForType = (stored: VehicleType, body: EditBody): CarBody => {
  if ((body.type === undefined ? stored : body.type) === 'bicycle') return withoutNonBicycleInputs(body) as CarBody;
  const wrapped = Object.entries(body).flatMap(([name, value]) =>
    value instanceof Unparsed ? [[name, value.value]] : [],
  );
  const parsed = z.object(carFieldsIn).safeParse(Object.fromEntries(wrapped), { reportInput: true });
  if (!parsed.success) throw issuesError(toIssues(parsed.error));
  return { ...(body as CarBody), ...parsed.data };
};
