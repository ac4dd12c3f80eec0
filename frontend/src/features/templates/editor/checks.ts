import { nearestField, type FieldChoice } from '../../../document-editor/field-choice.ts';
import type { UsedField } from '../../../document-editor/used-fields.ts';
import type { Missing } from './use-missing.ts';

export type UnknownField = {
  readonly kind: 'unknown';
  readonly name: string;
  readonly below: string;
  readonly near: FieldChoice | undefined;
};
export type MissingField = { readonly kind: 'missing'; readonly name: string; readonly ids: readonly number[] };
/** Characters that the file cannot show, since no font has them. */
export type Unprintable = { readonly kind: 'unprintable'; readonly name: string };
export type Check = UnknownField | Unprintable | MissingField;

type Of = {
  used: readonly UsedField[];
  fields: readonly FieldChoice[];
  labelOf: (name: string) => string | undefined;
  missing: Missing;
  unprintable: readonly string[];
};

/**
 * What is to be looked at before a text is published: first what stops it, then what cannot be printed, then
 * what people lack.
 */
export const checksOf = ({ used, fields, labelOf, missing, unprintable }: Of): Check[] => [
  ...used.flatMap(({ name, below }): Check[] =>
    labelOf(name) === undefined ? [{ kind: 'unknown', name, below, near: nearestField(fields, name) }] : [],
  ),
  ...(unprintable.length > 0 ? [{ kind: 'unprintable' as const, name: unprintable.join(' ') }] : []),
  ...used.flatMap(({ name }): Check[] => {
    const ids = missing.idsOf.get(name);
    return ids === undefined ? [] : [{ kind: 'missing', name, ids }];
  }),
];
