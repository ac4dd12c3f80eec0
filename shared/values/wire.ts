import * as z from 'zod';

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** An optional field of an edit body: absent = unchanged, blank or null = cleared (null), else the value. */
export const cleared = <S extends z.ZodType>(schema: S) => z.union([blank, z.null(), schema]).optional();

/** Ids are positive integers; digits as text are accepted because path and query carry text. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
export const id = z.int().positive();

/** A person by id; 0 or less means nobody (docs/areas/platform.md#people-flags-and-empty-values), stored as 0. */
export const personRef = z.int().transform((value) => Math.max(value, 0));

export const flag = z.literal([0, 1]);
/** 0, 1, or -1 for unknown. */
export const triFlag = z.literal([-1, 0, 1]);
export const version = z.int().nonnegative();

export const created = z.object({ id });
export const edited = z.object({ id, version });
