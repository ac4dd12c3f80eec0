/** The kinds of record: those with a feed, files, tags and custom fields. This file has no schemas, for screens. */
export const objectTypes = [
  'car',
  'asset',
  'software_product',
  'software_license',
  'employee',
  'program',
  'training',
  'training_employee',
  'day_off_request',
  'contract_template',
  'contract',
] as const;

export type ObjectType = (typeof objectTypes)[number];

export const isObjectType = (name: string): name is ObjectType => (objectTypes as readonly string[]).includes(name);
