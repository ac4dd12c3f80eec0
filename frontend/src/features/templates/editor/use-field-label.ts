import { useCallback } from 'react';
import type { FieldChoice } from '../../../document-editor/field-choice.ts';

type Fields = {
  fields: readonly FieldChoice[];
  otherLabels: (name: string) => string | undefined;
  /** The names that the API does not know. */
  unknown: readonly string[];
};

/** How a field of the text is called; undefined for one that is unknown. The numbers of pages go by their names. */
export const useFieldLabel = ({ fields, otherLabels, unknown }: Fields) =>
  useCallback(
    (name: string): string | undefined => {
      if (name === 'page_number' || name === 'page_count') return name;
      return (
        fields.find((field) => field.name === name)?.label ?? (unknown.includes(name) ? undefined : otherLabels(name))
      );
    },
    [fields, otherLabels, unknown],
  );
