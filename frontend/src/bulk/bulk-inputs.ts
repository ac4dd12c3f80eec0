import type { TFunction } from 'i18next';
import { type ObjectType, kindFacts, type BulkField } from '#shared/records/object-types.ts';
import { customKey, type CustomField } from '#shared/custom-fields/custom-field.ts';
import { visibleColumns, type Column, type Reference } from '#shared/list/column.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { ownColumns } from '#shared/kinds/record-rows.ts';

export type InputKind =
  'line' | 'text' | 'url' | 'email' | 'number' | 'money' | 'date' | 'choice' | 'person' | 'teams' | 'reference';

/** A field that can be set on many records, with the kind of input for its value. */
export type BulkInput = {
  key: string;
  label: string;
  kind: InputKind;
  options: readonly { value: string; label: string }[];
  /** The field of the day from which the value counts. */
  day?: string | undefined;
  /** The kind of record that is chosen by name, for the kind of input `reference`. */
  refersTo?: Reference | undefined;
  /** The value may not be empty, since the field has no empty state. */
  required: boolean;
};

/** Translates with the messages of the object's area, which its columns name as `fleet:column.supplier`. */
type Translate = TFunction<string[]>;

const ownKinds: Partial<Record<Column<never>['kind'], InputKind>> = {
  money: 'money',
  date: 'date',
  enum: 'choice',
  flag: 'choice',
};

const ownInput = ({ key, day }: BulkField, column: Column<never>, t: Translate): BulkInput => {
  const area = column.label.split(':')[0] ?? '';
  const isTeams = key.startsWith('team_ids');
  const isPerson = column.kind === 'person';
  const isReference = column.refersTo !== undefined && !isTeams;
  const values = column.kind === 'flag' ? ['1', '0'] : (column.options ?? []);
  return {
    key,
    label: isTeams ? t(`bulk:teams.${key}`) : t(isReference ? `${area}:field.${key}` : column.label),
    kind: isTeams ? 'teams' : isPerson ? 'person' : isReference ? 'reference' : (ownKinds[column.kind] ?? 'line'),
    refersTo: column.refersTo,
    options: values.map((value) => ({ value, label: t(`${area}:${column.key}.${value}`) })),
    day,
    required: isPerson || isReference || column.kind === 'flag' || key === 'team_ids_add' || key === 'team_ids_remove',
  };
};

const customKinds: Record<CustomField['type'], InputKind | undefined> = {
  textfield: 'line',
  text: 'text',
  hyperlink: 'url',
  email: 'email',
  number: 'number',
  money: 'money',
  date: 'date',
  select_option: 'choice',
  yes_no: 'choice',
  auto_incrementing_int: undefined,
};

const customOptions = ({ type, options }: CustomField, t: Translate): BulkInput['options'] =>
  type === 'yes_no'
    ? [
        { value: '1', label: t('form:yes') },
        { value: '0', label: t('form:no') },
      ]
    : options.filter(({ archived }) => archived === 0).map(({ id, name }) => ({ value: String(id), label: name }));

/** The fields that this user may set on many records of an object: its own fields, then custom fields. */
export const bulkInputs = (
  object: ObjectType,
  actor: Actor,
  customFields: readonly CustomField[],
  t: Translate,
): BulkInput[] => {
  const columns = new Map(
    visibleColumns(ownColumns[object] as readonly Column<never>[], actor).map((column) => [column.key, column]),
  );
  const own = kindFacts[object].bulkFields.flatMap((field) => {
    const visible = columns.get(field.column);
    return visible ? [ownInput(field, visible, t)] : [];
  });
  const custom = customFields.flatMap((field): BulkInput[] => {
    const kind = customKinds[field.type];
    if (!kind) return [];
    return [{ key: customKey(field.id), label: field.name, kind, options: customOptions(field, t), required: false }];
  });
  return [...own, ...custom];
};

/** The API's form of a typed value; several teams are typed as ids with commas between. */
export const wireValue = ({ kind }: BulkInput, typed: string): string | number | number[] | null => {
  if (kind === 'teams') return typed === '' ? [] : typed.split(',').map(Number);
  if (kind === 'person') return Number(typed);
  if (typed === '') return null;
  return (kind === 'choice' || kind === 'reference') && /^\d+$/.test(typed) ? Number(typed) : typed;
};
