import { customFieldOf, isFreeField, pageFields, shortcodeOf } from '#shared/templates/shortcodes.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';

/** The fields of these that stand for nothing: neither in the list nor a custom field that exists. */
export const unknownFields = async (names: readonly string[]): Promise<string[]> => {
  const custom = names.flatMap((name) => customFieldOf(name)?.object ?? []);
  const defined = new Set(
    (
      await Promise.all(
        [...new Set(custom)].map(async (object) => (await definedFields(object)).map(({ id }) => `${object}#${id}`)),
      )
    ).flat(),
  );
  return names.filter((name) => {
    if (shortcodeOf(name) || pageFields.has(name) || isFreeField(name)) return false;
    const found = customFieldOf(name);
    return !found || !defined.has(`${found.object}#${found.id}`);
  });
};
