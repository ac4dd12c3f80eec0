import { useTranslation } from 'react-i18next';
import type { ConditionColumn } from './condition-check.ts';
import { conditionLook } from './condition-look.ts';
import { useReferences } from './use-references.ts';
import { MultiSelect, Select } from '../ui/select-code.tsx';

type Props = {
  column: ConditionColumn;
  label: string;
  /** Several values, as for `any_of`. */
  many: boolean;
  values: readonly string[];
  onChange: (values: string[]) => void;
  dense: boolean;
};

/** A condition has at most this many values. */
const VALUES_MAX = 50;
const SEARCHABLE_FROM = 10;

/** Chooses an option, a team, an asset type or a product by its name; the condition keeps its id. */
export const ReferenceChoice = ({ column, label, many, values, onChange, dense }: Props) => {
  const { t } = useTranslation('list');
  const { optionsOf, goneWords } = useReferences(new Set(column.refersTo ? [column.refersTo] : []));
  const known = optionsOf(column);
  // What was chosen before stays in sight: an archived option, one that is gone, or a name from an older address.
  const offered = (known ?? []).filter(({ value, archived }) => !archived || values.includes(value));
  const others = values.filter((value) => !offered.some((option) => option.value === value));
  const goneLabel = (value: string): string => (!/^\d+$/.test(value) ? value : known ? goneWords(column) : '…');
  const data = [
    ...offered.map(({ value, label: name }) => ({ value, label: name })),
    ...others.map((value) => ({ value, label: goneLabel(value) })),
  ];
  const shared = {
    ...conditionLook(dense),
    label,
    searchable: column.refersTo !== 'option' || data.length > SEARCHABLE_FROM,
    data,
  };
  return many ? (
    <MultiSelect
      {...shared}
      placeholder={values.length === 0 ? t('severalOptions') : ''}
      maxValues={VALUES_MAX}
      value={[...values]}
      onChange={onChange}
    />
  ) : (
    <Select {...shared} value={values[0] ?? null} onChange={(next) => onChange(next === null ? [] : [next])} />
  );
};
