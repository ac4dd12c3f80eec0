import * as z from 'zod';
import { toIssues } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import type { VehicleType } from '#shared/fleet/vehicle.ts';
import { carFieldsIn, fieldsOfOthers, withoutBicycleFields, withoutOthersFields, type CarBody } from './car.ts';

type FieldOfOthers = (typeof fieldsOfOthers)[number];

/** A value that waits for the stored type, since the body does not say one. */
class AsSent {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

type OrAsSent<S extends z.ZodType> = z.ZodOptional<
  z.ZodType<Exclude<z.output<S>, undefined> | AsSent, Exclude<z.input<S>, undefined>>
>;

const asSent = z.unknown().refine((value) => value instanceof AsSent, { abort: true });

const orAsSent = <S extends z.ZodType>(schema: z.ZodOptional<S>) =>
  z
    .union([asSent, schema.unwrap()])
    // why: the document tells what callers send, and they send no wrapped value
    .meta({
      override: ({ jsonSchema }) => {
        const { anyOf } = jsonSchema;
        delete jsonSchema.anyOf;
        Object.assign(jsonSchema, anyOf?.at(-1));
      },
    })
    .optional();

type Waiting = { [K in FieldOfOthers]: OrAsSent<(typeof carFieldsIn)[K]> };

/** The fields of a vehicle in an edit; a body without a type leaves those of cars and motorbikes to `parseForType`. */
export const carEdit = <S extends z.ZodRawShape>(more: S) => {
  const waiting = Object.fromEntries(
    fieldsOfOthers.map((name) => [name, orAsSent<z.ZodType>(carFieldsIn[name])]),
  ) as unknown as Waiting;
  const schema = withoutBicycleFields(z.strictObject({ ...carFieldsIn, ...waiting, ...more }));
  return z.preprocess<unknown, typeof schema, z.input<typeof schema>>((body) => {
    if (typeof body !== 'object' || body === null || 'type' in body) return body;
    const wait = (name: string, value: unknown) => (name in waiting ? new AsSent(value) : value);
    return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, wait(name, value)]));
  }, schema);
};

type EditBody = Omit<CarBody, FieldOfOthers> & { [K in FieldOfOthers]?: CarBody[K] | AsSent };

/** The fields as the vehicle's type judges them: those that a bicycle has not are left out, else wrong ones throw `form_invalid`. */
export const parseForType = (stored: VehicleType, body: EditBody): CarBody => {
  if ((body.type === undefined ? stored : body.type) === 'bicycle') return withoutOthersFields(body) as CarBody;
  const waiting = Object.entries(body).flatMap(([name, sent]) => (sent instanceof AsSent ? [[name, sent.value]] : []));
  const judged = z.object(carFieldsIn).safeParse(Object.fromEntries(waiting), { reportInput: true });
  if (!judged.success) throw issuesError(toIssues(judged.error));
  return { ...(body as CarBody), ...judged.data };
};
