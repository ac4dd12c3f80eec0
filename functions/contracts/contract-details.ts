import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getContract } from '#shared/contract/contracts/get-contract.ts';
import { establishmentOf } from '#shared/contracts/company.ts';
import { expectedLanguage } from '#shared/contracts/language.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { fieldLabelOf } from '#shared/templates/shortcodes.ts';
import { employeeCollection } from '#functions/platform/directory/employees.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import { labelsOf } from '#functions/templates/labels-of.ts';
import { readCompany } from '#functions/platform/session/company.ts';
import { presentSigners, signingFacts } from './present-signers.ts';
import { namesOfAbout } from './about-records.ts';
import { contractSight } from './contract-sight.ts';
import { readText } from './contract-text.ts';
import { missingIn, unprintableValues, valuesOf } from './contract-values.ts';
import { presentStored } from './contract-wire.ts';
import { keptUntilOf } from './kept-until.ts';

/** A contract with its text, its signers and what it lacks. */
export const contractDetails = async (actor: Actor, id: number): Promise<EndpointResponse<typeof getContract>> => {
  const reading = contractSight.see(actor, id);
  const [stored, custom_fields, company] = await Promise.all([
    reading,
    presentCustomFields(actor, 'contract', reading),
    readCompany(),
  ]);
  const [shown, text, about, kept_until] = await Promise.all([
    presentStored(stored),
    readText(stored),
    namesOfAbout(actor, stored.about),
    keptUntilOf(stored),
  ]);
  const teams = employeeCollection.rows.get(stored.employee_id)?.team_ids ?? [];
  const isDraft = stored.state === 'draft' && stored.final === 0;
  const unprintable = isDraft && text ? unprintableValues(text.fields, valuesOf(stored)) : [];
  const labels =
    unprintable.length === 0
      ? {}
      : await labelsOf(
          actor,
          unprintable.map(({ shortcode }) => shortcode),
        );
  return {
    details: {
      ...shown,
      tags: [...(stored.tags ?? [])],
      content_html: isDraft ? (text?.html ?? null) : null,
      method: stored.method,
      level: stored.level,
      sha256: stored.pdf?.sha256 ?? null,
      pages: (stored.result ?? stored.pdf)?.pages ?? null,
      final: stored.final,
      ...signingFacts(actor, stored),
      kept_until,
      replaces_contract_id: stored.replaces_contract_id ?? null,
      about,
      language_expected: expectedLanguage(stored.type, stored.language, establishmentOf(company, teams)),
      employee_signature_required: stored.employee_signature_required,
      internal_signature_required: stored.internal_signature_required,
      internal_signer_user_id: stored.internal_signer_user_id,
      second_internal_signer_user_id: stored.second_internal_signer_user_id,
    },
    signers: await presentSigners(stored),
    missing: isDraft && text ? missingIn(text.content, valuesOf(stored)) : [],
    unprintable: unprintable.map((one) => ({ ...one, label: fieldLabelOf(one.shortcode, labels[one.shortcode]) })),
    custom_fields,
  };
};
