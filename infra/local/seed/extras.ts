import type { ObjectType } from '#shared/records/object-types.ts';
import type { CustomField, CustomFieldType } from '#shared/custom-fields/custom-field.ts';
import type { CustomValues, RecordExtras } from '#shared/records/record-extras.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { randomSource, type Random } from './random.ts';

const CREATED_AT = '2025-09-01T08:00:00.000Z';
/** Share of the records that have a value; a third has tags. */
const FILLED = 0.7;
const TAGGED = 1 / 3;

type Value = (random: Random, today: IsoDate) => string | number;
type Draft = {
  object: ObjectType;
  name: string;
  type: CustomFieldType;
  options?: readonly string[];
  help?: string;
  /** Present when employees see the field. */
  visible?: true;
  /** Makes a value; a counting field has none to make, because it counts. */
  value?: Value;
};

const card = (random: Random): string =>
  `7056 ${String(random.between(0, 9_999)).padStart(4, '0')} ${String(random.between(0, 9_999)).padStart(4, '0')}`;
const optionOf =
  (count: number): Value =>
  (random) =>
    random.between(1, count);

const drafts: readonly Draft[] = [
  { object: 'car', name: 'Fleet number', type: 'auto_incrementing_int', help: 'On the sticker of the windscreen.' },
  {
    object: 'car',
    name: 'Parking place',
    type: 'textfield',
    visible: true,
    value: (random) => `${random.pick(['Gent', 'Luik', 'Mechelen'])} -${random.between(1, 3)}.${random.between(1, 80)}`,
  },
  { object: 'car', name: 'Mobility card', type: 'textfield', value: card },
  {
    object: 'car',
    name: 'Insurance until',
    type: 'date',
    value: (random, today) => addDays(today, random.between(-20, 400)),
  },
  { object: 'car', name: 'Insurance excess', type: 'money', value: (random) => random.between(4, 30) * 62.5 },
  { object: 'car', name: 'Winter tyres', type: 'yes_no', value: (random) => (random.chance(0.6) ? 1 : 0) },
  {
    object: 'car',
    name: 'Key cabinet',
    type: 'select_option',
    options: ['Gent, reception', 'Gent, workshop', 'Liège, reception'],
    help: 'Where the second key hangs.',
    value: optionOf(3),
  },
  {
    object: 'employee',
    name: 'T-shirt size',
    type: 'select_option',
    options: ['S', 'M', 'L', 'XL', 'XXL'],
    visible: true,
    value: optionOf(5),
  },
  {
    object: 'employee',
    name: 'LinkedIn',
    type: 'hyperlink',
    value: (random) => `https://www.linkedin.com/in/demo-${random.between(1_000, 9_999)}`,
  },
  {
    object: 'employee',
    name: 'E-mail of a relative',
    type: 'email',
    value: (random) => `prive.${random.between(1_000, 9_999)}@post.example`,
  },
  {
    object: 'employee',
    name: 'In case of emergency',
    type: 'text',
    help: 'Who to call, and when.',
    value: (random) =>
      `${random.pick(['Partner', 'Moeder', 'Père', 'Zus'])}: 04${random.between(70, 99)} 00 ${random.between(10, 99)} ${random.between(10, 99)}\n${random.pick(['Na 17 u.', 'Le soir', 'Any time'])}`,
  },
  { object: 'employee', name: 'Days at the office', type: 'number', value: (random) => random.between(2, 10) / 2 },
  { object: 'asset', name: 'Inventory number', type: 'auto_incrementing_int', help: 'On the sticker of the asset.' },
  {
    object: 'asset',
    name: 'Warranty until',
    type: 'date',
    value: (random, today) => addDays(today, random.between(-60, 900)),
  },
  {
    object: 'asset',
    name: 'Condition',
    type: 'select_option',
    options: ['New', 'Good', 'Worn', 'In repair'],
    value: optionOf(4),
  },
  {
    object: 'training',
    name: 'Order number',
    type: 'textfield',
    value: (random) => `PO-${random.between(2_000, 9_999)}`,
  },
  {
    object: 'training',
    name: 'Subsidy',
    type: 'select_option',
    options: ['KMO-portefeuille', 'Sector fund', 'None'],
    value: optionOf(3),
  },
  {
    object: 'training_employee',
    name: 'Evaluation',
    type: 'number',
    help: 'What the person thought of it, from 1 to 10.',
    value: (random) => random.between(4, 10),
  },
];

const toField = ({ object, name, type, options = [], help, visible }: Draft, index: number): CustomField => ({
  id: index + 1,
  version: 1,
  object_type: object,
  name,
  type,
  options: options.map((option, at) => ({ id: at + 1, name: option, archived: 0 })),
  help_text: help ?? null,
  employee_visibility: visible ? 1 : 0,
  expense_visibility: 0,
  expense_required: 0,
  priority: index + 1,
  deleted: 0,
  created_at: CREATED_AT,
});

export const demoCustomFields: readonly CustomField[] = drafts.map(toField);

const tags: Readonly<Partial<Record<ObjectType, readonly string[]>>> = {
  car: ['lease 2026', 'laadpaal thuis', 'te vervangen', 'schadegeval', 'grande remise', 'dakkoffer'],
  asset: ['refurbished', 'garantie 2027', 'te herstellen', 'home office', 'prêt court'],
  software_product: ['GDPR ok', 'verwerkersovereenkomst', 'SSO', 'à renouveler'],
  software_license: ['beheerder', 'proef', 'externe'],
  program: ['verplicht', 'veiligheid', 'jaarlijks'],
  training: ['opleidingsplan 2026', 'subsidie', 'extern', 'sur demande'],
  training_employee: ['op eigen vraag', 'à refaire'],
  employee: ['first aid', 'EHBO', 'telewerk', 'évaluateur', 'fire warden', 'mentor'],
};

const tagsOf = (object: ObjectType, random: Random): string[] | null => {
  const names = tags[object];
  if (!names || !random.chance(TAGGED)) return null;
  return [...new Set(Array.from({ length: random.between(1, 3) }, () => random.pick(names)))];
};

/** The record with values of custom fields, and tags on some records; counting fields hold the id. */
export const extras = <R extends { id: number }>(object: ObjectType, record: R, today: IsoDate): R & RecordExtras => {
  const random = randomSource(record.id * 31 + object.length);
  const values: CustomValues = Object.fromEntries(
    drafts.flatMap(({ object: fieldObject, type, value }, index): [string, string | number][] => {
      if (fieldObject !== object) return [];
      if (type === 'auto_incrementing_int') return [[String(index + 1), record.id]];
      return value && random.chance(FILLED) ? [[String(index + 1), value(random, today)]] : [];
    }),
  );
  return { ...record, custom_fields: values, tags: tagsOf(object, random) };
};
