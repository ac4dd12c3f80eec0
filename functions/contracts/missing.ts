import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { missingValues } from '#shared/contract/contracts/missing-values.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { pageFields } from '#shared/templates/shortcodes.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { parseContent } from '#functions/platform/content/parse-content.ts';
import { employeeCollection, personInSight } from '#functions/platform/directory/employees.ts';
import { labelsOf } from '#functions/templates/labels-of.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { lastVersion, withVersions } from '#functions/templates/template-versions.ts';
import { contractSight } from './contract-sight.ts';
import { contractCollection, contractsByPerson } from './contract-store.ts';
import { readText } from './contract-text.ts';
import { missingIn, shownText, readableValues, unprintableValues, valuesOf } from './contract-values.ts';
import { prepareRecordValues } from './record-facts.ts';
import { tellWagesIn } from './shown-wages.ts';

type Answer = EndpointResponse<typeof missingValues>;

const only = (values: FieldValues, names: readonly string[]): Record<string, string> => {
  const shown = Object.fromEntries(
    names.map((name) => [name, shownText(name, values[name])]).filter(([, text]) => text !== ''),
  );
  tellWagesIn(shown);
  return shown;
};

const namesOf = (fields: readonly { readonly shortcode: string }[]): string[] =>
  fields.map(({ shortcode }) => shortcode);

/** What one contract lacks. */
export const missingForContract = async (actor: Actor, id: number): Promise<Answer> => {
  const contract = await contractSight.see(actor, id);
  const text = await readText(contract);
  const values = valuesOf(contract);
  const shortcodes = text ? missingIn(text.content, values) : [];
  const unprintable = text ? unprintableValues(text.fields, values) : [];
  const person = employeeCollection.rows.get(contract.employee_id);
  const row = {
    employee_id: contract.employee_id,
    person_name: person?.name ?? '',
    email: person?.email ?? null,
    shortcodes,
    values: only(values, text?.fields ?? []),
    has_contract_id: null,
    unprintable,
  };
  return { data: [row], labels: await labelsOf(actor, [...shortcodes, ...namesOf(unprintable)]) };
};

/** The contract of this template that a person has already and that still counts. */
const presentContractOf = (person: number, template: number): number | null =>
  contractsByPerson
    .rowsOf(person)
    .find(
      (row) =>
        row.template_id === template && row.deleted === 0 && row.state !== 'cancelled' && row.state !== 'declined',
    )?.id ?? null;

/** What would be missing for each of these people in a contract from this template. */
export const missingForPeople = async (
  actor: Actor,
  body: EndpointInput<typeof missingValues>['body'],
): Promise<Answer> => {
  const { template_id: templateId, employee_ids: ids = [] } = body;
  if (templateId === undefined) throw new AppError('form_invalid', { fields: [issue('template_id', 'required')] });
  await Promise.all([templateSight.see(actor, templateId), employeeCollection.refresh(), contractCollection.refresh()]);
  const version = lastVersion((await withVersions(templateId)).versions);
  const fields = version.fields.filter((name) => !pageFields.has(name));
  const signers = [version.internal_signer_user_id, version.second_internal_signer_user_id] as const;
  const order = { actor, language: version.language, about: [], signers, deadline: null };
  const [html, valuesOfPerson] = await Promise.all([readContent(version.text.key), prepareRecordValues(ids)]);
  const content = parseContent(html);
  const people = await Promise.all(
    ids.map(async (id) => {
      const person = personInSight(actor, id);
      const taken = readableValues(actor, fields, await valuesOfPerson({ ...order, employee_id: id }));
      return { person, taken, shortcodes: missingIn(content, taken), unprintable: unprintableValues(fields, taken) };
    }),
  );
  const missed = fields.filter((name) => people.some(({ shortcodes }) => shortcodes.includes(name)));
  return {
    data: people.map(({ person, taken, shortcodes, unprintable }) => ({
      employee_id: person.id,
      person_name: person.name,
      email: person.email,
      shortcodes,
      values: only(taken, missed),
      has_contract_id: presentContractOf(person.id, templateId),
      unprintable,
    })),
    labels: await labelsOf(actor, [...missed, ...people.flatMap((one) => namesOf(one.unprintable))]),
  };
};
