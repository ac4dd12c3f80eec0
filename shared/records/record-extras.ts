import * as z from 'zod';

/** Values of custom fields by the id of the field; a field without a value is absent. */
export const customValues = z.record(z.string(), z.union([z.string(), z.number()]));
export type CustomValues = Readonly<z.infer<typeof customValues>>;

/** What every record carries besides its own fields; null is none (docs/areas/records.md#kinds-of-records). */
export const extrasFields = { custom_fields: customValues.nullish(), tags: z.array(z.string()).nullish() };
export type RecordExtras = {
  readonly custom_fields?: CustomValues | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  /** The type of an asset, on which depends which custom fields it has. */
  readonly assetTypeId?: number;
};
/** Custom fields and tags as one save sets them. */
export type NewExtras = { custom_fields: RecordExtras['custom_fields']; tags: string[] | null | undefined };

/** The names of custom fields and tags in the row layout of an entity store. */
export const extrasNames = ['custom_fields', 'tags'] as const;
