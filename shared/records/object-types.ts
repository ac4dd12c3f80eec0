/**
 * Objects that have a feed, files, tags and custom fields (docs/areas/records.md#kinds-of-records); apart from schemas,
 * for screens.
 */
export const objectTypes = ['car', 'asset', 'software_product', 'software_license', 'employee'] as const;

export const isObjectType = (name: string): name is (typeof objectTypes)[number] =>
  (objectTypes as readonly string[]).includes(name);
