import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { missingValues } from '#shared/contract/contracts/missing-values.ts';
import {
  candidateState,
  missedFields,
  typedValue,
  worstFirst,
  type CandidateState,
  type Typed,
} from '#shared/contracts/many.rules.ts';
import { unprintableIn } from '#shared/document-content/printable.rules.ts';
import { fieldLabelOf } from '#shared/templates/shortcodes.ts';
import { query, readOnce } from '../../../api/query.ts';
import type { UnprintableField } from '../unprintable-banner.tsx';
import type { ManyForm } from './many-form.ts';

export type Person = EndpointResponse<typeof missingValues>['data'][number];
export type CheckedPerson = { person: Person; state: CandidateState };

const unprintableOf = (person: Person, typed: Typed, labelOf: (name: string) => string): UnprintableField[] =>
  [
    ...person.unprintable,
    ...person.shortcodes.map((shortcode) => ({
      shortcode,
      characters: unprintableIn(typedValue(typed, person.employee_id, shortcode)),
    })),
  ]
    .filter(({ characters }) => characters.length > 0)
    .map(({ shortcode, characters }) => ({ person: person.person_name, label: labelOf(shortcode), characters }));

/** What is missing for the chosen people, and what of it was typed since. */
export const useCheck = (values: ManyForm, isShown: boolean) => {
  const body = { template_id: Number(values.contract_template_id), employee_ids: values.employee_ids };
  const answer = useQuery({ ...query(missingValues, { body }), ...readOnce, enabled: isShown });
  const { data } = answer;
  const people = useMemo(() => worstFirst(data?.data ?? []), [data]);
  const fields = useMemo(() => missedFields(people), [people]);
  const rows: CheckedPerson[] = people.map((person) => ({
    person,
    state: candidateState(person, values.typed, values.choices),
  }));
  const labelOf = (name: string): string => fieldLabelOf(name, data?.labels[name]);
  const goes = ({ state }: CheckedPerson): boolean =>
    state !== 'left_out' && (state !== 'missing' || values.with_missing);
  return {
    answer,
    rows,
    /** The people for whom a draft is made. */
    going: rows.filter(goes).map(({ person }) => person.employee_id),
    /** What the PDF cannot show of the people who go: values of their records, and what was typed. */
    unprintable: rows.filter(goes).flatMap(({ person }) => unprintableOf(person, values.typed, labelOf)),
    fields: fields.map((name) => ({
      name,
      label: labelOf(name),
    })),
  };
};

export type Check = ReturnType<typeof useCheck>;
