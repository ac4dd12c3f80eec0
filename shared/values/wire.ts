import * as z from 'zod';

const blank = z
  .string()
  .regex(/^\s*$/)
  .transform(() => null);

/** A value that blank or null clears (null), and so does a text of which nothing is left. */
export const clearable = <S extends z.ZodType>(schema: S) =>
  z.union([blank, z.null(), schema.transform((value) => (value === '' ? null : value))]);

/** A `clearable` field of an edit body: absent leaves the value. */
export const cleared = <S extends z.ZodType>(schema: S) => clearable(schema).optional();

/** An id in a path or query, which carry text. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
export const id = z.int().positive();

/** A calendar year in a query, which carries text, or in a body. Each area names its own in the documents of the API. */
export const calendarYear = () =>
  z
    .union([
      z
        .string()
        .regex(/^\d{4}$/)
        .transform(Number),
      z.int(),
    ])
    .pipe(z.int().min(2000).max(2100));

/** Ids, each once, as an array or as the comma list of the specification. */
export const idList = (max: number) =>
  z
    .union([
      z.array(id),
      z
        .string()
        .regex(/^\s*(\d+\s*(,\s*\d+\s*)*)?$/)
        .transform((text) =>
          text
            .split(',')
            .filter((part) => part.trim() !== '')
            .map(Number),
        ),
    ])
    .pipe(z.array(id).max(max))
    .transform((ids) => [...new Set(ids)]);

/** An id that was drawn and not counted: of an upload, a run or a command. */
export const drawnId = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{26}$/);

/** A person by id; 0 or less is nobody, stored as 0 (docs/areas/platform.md#people-flags-and-empty-values). */
export const personRef = z.int().transform((value) => Math.max(value, 0));

export const flag = z.literal([0, 1]);
/** A flag that may be unknown (-1). */
export const triFlag = z.literal([-1, 0, 1]);
export const version = z.int().nonnegative();

export const created = z.object({ id });
export const edited = z.object({ id, version });
