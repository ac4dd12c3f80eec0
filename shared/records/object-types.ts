/** Objects that have a feed, files, tags and custom fields (endpoints.md, Records); apart from schemas, for screens. */
export const objectTypes = ['car', 'asset', 'software_product', 'software_license', 'employee'] as const;

export const isObjectType = (name: string): name is (typeof objectTypes)[number] =>
  (objectTypes as readonly string[]).includes(name);
