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

/**
 * What types are derived from: the list of the records of each kind, by the name under which what a user chose there is
 * kept, and whether its records are about one person alone. The export of a person holds those, and an erasure goes
 * through them; who has a record of the company stands in its history.
 */
export const kindBasics = {
  car: { list: 'fleet', isPersonal: false },
  asset: { list: 'assets', isPersonal: false },
  software_product: { list: 'software', isPersonal: false },
  software_license: { list: 'licenses', isPersonal: false },
  employee: { list: 'people', isPersonal: true },
  program: { list: 'trainings', isPersonal: false },
  training: { list: 'trainings', isPersonal: false },
  training_employee: { list: 'participants', isPersonal: true },
  day_off_request: { list: 'days-off', isPersonal: true },
  contract_template: { list: 'templates', isPersonal: false },
  contract: { list: 'contracts', isPersonal: true },
} as const satisfies Readonly<Record<ObjectType, { readonly list: string; readonly isPersonal: boolean }>>;

/** The kinds whose records are about one person alone. */
export type PersonalKind = {
  [K in keyof typeof kindBasics]: (typeof kindBasics)[K]['isPersonal'] extends true ? K : never;
}[keyof typeof kindBasics];

export const isObjectType = (name: string): name is ObjectType => (objectTypes as readonly string[]).includes(name);
