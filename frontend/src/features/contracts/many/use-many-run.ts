import { useQuery } from '@tanstack/react-query';
import { addToEmployees } from '#shared/contract/contracts/add-to-employees.ts';
import { getTemplate } from '#shared/contract/templates/get-template.ts';
import { goingIssues, personEdits, valuesToSend } from '#shared/contracts/many.rules.ts';
import type { Issue } from '#shared/errors/issue.ts';
import { query, useCall } from '../../../api/query.ts';
import { useCan } from '../../../ui/actor.tsx';
import { sendingIssues, sendingNeeds, sendingOf, type ManyForm } from './many-form.ts';
import type { Check } from './use-check.ts';
import { useKeepOnPeople } from './use-keep-on-people.ts';

/** The run that makes the drafts or sends them: what it still needs to know, and its start. */
export const useManyRun = (values: ManyForm, check: Check, isTemplateChosen: boolean) => {
  const can = useCan();
  const call = useCall(addToEmployees);
  const chosen = { params: { id: values.contract_template_id } };
  const template = useQuery({ ...query(getTemplate, chosen), enabled: isTemplateChosen && can('templates:read') }).data
    ?.details;
  const missing = check.rows.filter(({ state }) => state === 'missing').length;
  const needs = sendingNeeds(values, template, missing);
  const { keep, isKeeping } = useKeepOnPeople(
    (id) => check.rows.find(({ person }) => person.employee_id === id)?.person.person_name ?? '',
  );
  return {
    template,
    needs,
    isPending: call.isPending || isKeeping,
    issues: (): Issue[] => [...goingIssues(check.going, missing), ...sendingIssues(values, needs)],
    /** Keeps on the people what is to be kept, then starts the run; the answer has its id. */
    start: () => {
      const name = values.contract_name.trim();
      const body = {
        template_id: Number(values.contract_template_id),
        employee_ids: check.going,
        values: valuesToSend(values.typed, check.going),
        ...(name !== '' && { contract_name: name }),
        ...sendingOf(values, template, needs),
      };
      const kept = keep(values.keeps_on_people ? personEdits(values.typed, check.going) : []);
      return kept.then(() => call.mutateAsync({ body }));
    },
  };
};
