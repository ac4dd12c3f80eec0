/** Kinds of record that have a feed, files, tags and custom fields; apart from schemas, for screens. */
export const objectTypes = ['car', 'asset', 'software_product', 'software_license', 'employee'] as const;

export type ObjectType = (typeof objectTypes)[number];

export const isObjectType = (name: string): name is ObjectType => (objectTypes as readonly string[]).includes(name);
