import type { Reference } from '#shared/list/column.ts';
import type { FieldProps } from '../form/field-props.ts';
import { SelectField } from '../form/select-field.tsx';
import { useReferences } from '../list/use-references.ts';

type Props = Omit<FieldProps, 'onChange'> & {
  refersTo: Reference | undefined;
  onChange: (id: string, name?: string) => void;
};

/** Chooses one record by its name, such as the type that all selected assets get. */
export const ReferenceValue = ({ refersTo, onChange, ...field }: Props) => {
  const { optionsOf } = useReferences(new Set(refersTo ? [refersTo] : []));
  const options = (refersTo && optionsOf({ refersTo })) ?? [];
  const offered = options.filter(({ archived }) => !archived);
  return (
    <SelectField
      {...field}
      searchable
      options={offered}
      onChange={(id) => onChange(id, options.find(({ value }) => value === id)?.label)}
    />
  );
};
