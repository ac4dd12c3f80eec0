import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { missingValues } from '#shared/contract/contracts/missing-values.ts';
import { candidateState, missedFields, worstFirst, type CandidateState } from '#shared/contracts/many.rules.ts';
import { fieldLabelOf } from '#shared/templates/shortcodes.ts';
import { query, readOnce } from '../../../api/query.ts';
import type { ManyForm } from './many-form.ts';

export type Person = EndpointResponse<typeof missingValues>['data'][number];
export type CheckedPerson = { person: Person; state: CandidateState };

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
  const goes = ({ state }: CheckedPerson): boolean =>
    state !== 'left_out' && (state !== 'missing' || values.with_missing);
  return {
    answer,
    rows,
    /** The people for whom a draft is made. */
    going: rows.filter(goes).map(({ person }) => person.employee_id),
    fields: fields.map((name) => ({
      name,
      label: fieldLabelOf(name, data?.labels[name]),
    })),
  };
};

export type Check = ReturnType<typeof useCheck>;
