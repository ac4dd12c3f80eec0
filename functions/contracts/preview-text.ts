import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { previewTemplate } from '#shared/contract/contracts/preview-template.ts';
import { fieldNames } from '#shared/document-content/walk.ts';
import { numberBlocks, pageStarts } from '#shared/document-content/page-starts.rules.ts';
import type { FieldValues } from '#shared/document-content/field-values.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { Template } from '#shared/templates/template.ts';
import { cleanContent } from '#functions/platform/content/clean-content.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { storeImage } from '#functions/platform/content/store-image.ts';
import { findPerson } from '#functions/platform/directory/employees.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { libraryText } from '#functions/templates/public-library.ts';
import { templateSight } from '#functions/templates/template-sight.ts';
import { knownNames } from '#functions/templates/template-text.ts';
import { assertSeesAbout } from './about-records.ts';
import { lookAt, renderDocument, type DocumentOrder } from './contract-pdf.ts';
import { readableValues } from './contract-values.ts';
import { readRecordValues } from './record-facts.ts';
import { tellWagesIn } from './shown-wages.ts';
import { readTemplateInfo, type TemplateInfo } from './template-info.ts';

type Body = EndpointInput<typeof previewTemplate>['body'];
type Shown = Pick<Template, 'name' | 'language' | keyof DocumentOrder['signatures']> & { readonly html: string };

const nobody = {
  employee_signature_required: 1,
  internal_signature_required: 0,
  internal_signer_user_id: 0,
  second_internal_signer_user_id: 0,
} as const;

/** What is looked at: a template, a model of the public library, or a text by itself. */
const shownOf = async (actor: Actor, body: Body): Promise<Shown> => {
  const { template_id: own, public_library_id: library } = body;
  if (own !== undefined) {
    const stored = await templateSight.see(actor, own);
    return { ...stored, html: body.content_html ?? (await readContent(stored.text.key)) };
  }
  if (library !== undefined) {
    const { name, language, content_html: html } = libraryText(library);
    return { ...nobody, name, language, html: body.content_html ?? html };
  }
  if (body.content_html === undefined)
    throw new AppError('form_invalid', { fields: [issue('template_id', 'choose_one_source')] });
  return { ...nobody, name: 'Preview', language: 'nl', html: body.content_html };
};

/** The values of the person of a preview; reading them needs access to contracts. */
const valuesFor = async (actor: Actor, body: Body, shown: Shown, info: TemplateInfo | undefined, names: string[]) => {
  const { employee_id: person } = body;
  if (person === undefined) return {};
  assertMay(actor, 'contracts:read');
  await findPerson(actor, person);
  const { language, internal_signer_user_id: first, second_internal_signer_user_id: second } = shown;
  const about = body.about ?? info?.about ?? [];
  await assertSeesAbout(actor, about);
  const order = { actor, employee_id: person, language, about, signers: [first, second] as const, deadline: null };
  return readableValues(actor, names, await readRecordValues(order));
};

/** The PDF of a text as it is, or as it would be for a person (docs/areas/pdf-and-seal.md#pdf). */
export const previewText = async (actor: Actor, body: Body): Promise<EndpointResponse<typeof previewTemplate>> => {
  const shown = await shownOf(actor, body);
  const { content } = await cleanContent(shown.html, { knownFields: knownNames, storeImage });
  const { additionalContractTemplateInfoId: infoId, template_id, employee_id } = body;
  const info =
    infoId === undefined || template_id === undefined || employee_id === undefined
      ? undefined
      : await readTemplateInfo(actor, infoId, { template_id, employee_id });
  const taken = await valuesFor(actor, body, shown, info, fieldNames(content));
  const values: FieldValues = { ...taken, ...info?.values };
  tellWagesIn(values);
  const { name: title, language } = shown;
  const { content: counted, count } = numberBlocks(content);
  const isAsked = body.page_starts === 1;
  const order = { title, language, date: today(), content: isAsked ? counted : content, values, signatures: shown };
  const rendered = await renderDocument(actor, order);
  return {
    file_url: await lookAt(rendered, title),
    pages: rendered.pages,
    missing: [...rendered.missing],
    unknown_characters: [...rendered.unknown_characters],
    page_starts: isAsked ? { paragraphs: count, starts: pageStarts(rendered.begins) } : null,
  };
};
