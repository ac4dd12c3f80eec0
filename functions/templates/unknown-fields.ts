import {
  customFieldOf,
  customFieldPrefixes,
  isFreeField,
  pageFields,
  shortcodeOf,
} from '#shared/templates/shortcodes.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';

/** Finds the fields that stand for nothing by now: neither in the list nor a custom field that exists. */
export const unknownFinder = async (): Promise<(names: readonly string[]) => string[]> => {
  const kinds = Object.keys(customFieldPrefixes) as (keyof typeof customFieldPrefixes)[];
  const fields = await Promise.all(
    kinds.map(async (object) => (await definedFields(object)).map(({ id }) => `${object}#${id}`)),
  );
  const defined = new Set(fields.flat());
  return (names) =>
    names.filter((name) => {
      if (shortcodeOf(name) || pageFields.has(name) || isFreeField(name)) return false;
      const found = customFieldOf(name);
      return !found || !defined.has(`${found.object}#${found.id}`);
    });
};

/** The fields of these that stand for nothing by now. */
export const unknownFields = async (names: readonly string[]): Promise<string[]> => (await unknownFinder())(names);
