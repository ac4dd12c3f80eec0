import { changesBetween } from '#shared/activity/changes.ts';
import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { addTemplate } from '#shared/contract/templates/add-template.ts';
import type { editTemplate } from '#shared/contract/templates/edit-template.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { draftIsLocked } from '#shared/templates/draft.rules.ts';
import { scheduleOf } from '#shared/templates/reminder-schedule.rules.ts';
import { employeeOnly, requirementsIn, type Template, type TemplateVersion } from '#shared/templates/template.ts';
import type { ContentFolder } from '#functions/platform/content/content-store.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { templateStore } from './template-store.ts';
import type { KeptText } from './template-text.ts';

const eventFields = ['name', 'language', 'category_id', 'employee_signature_required', 'internal_signature_required', 'internal_signer_user_id', 'second_internal_signer_user_id', 'remind', 'remind_first_days', 'remind_every_days'] as const; // prettier-ignore

/** The folder in which the texts of a template are kept. */
export const templateFolder = (id: number): ContentFolder => `templates/${id}`;

const holder = (actor: Actor) => ({ user_id: actor.user_id, name: actor.name, at: now().toISOString() });

/** Throws `draft_taken` while somebody else works on the text. */
export const assertDraftFree = (actor: Actor, { draft }: Template): void => {
  if (!draft || !draftIsLocked(draft, actor.user_id, now())) return;
  const detail = `${draft.name} works on this text. Wait until they are done, or ask them.`;
  throw new AppError('draft_taken', { detail, extras: { by: draft.name, at: draft.at } });
};

type AddBody = EndpointInput<typeof addTemplate>['body'];
type Origin = Pick<Template, 'is_partner'> & Partial<Template>;

/** A template that did not exist before; `from` is what a copy takes over. */
export const newTemplate = (actor: Actor, id: number, body: AddBody, kept: KeptText, from?: Origin): Template => ({
  ...requirementsIn({ ...employeeOnly, ...from }),
  id,
  version: 1,
  name: body.name,
  type: body.type,
  language: body.language,
  category_id: body.category_id ?? null,
  owner_user_id: actor.user_id,
  is_partner: from?.is_partner ?? 0,
  text: kept.text,
  fields: [...kept.fields],
  unknown_fields: [...kept.unknown],
  draft: holder(actor),
  published: 0,
  changed_at: now().toISOString(),
  deleted: 0,
  created_at: now().toISOString(),
  excel_import_id: null,
  custom_fields: undefined,
  tags: from?.tags,
});

export const planNewTemplate = (actor: Actor, value: Template): Write[] => [
  templateStore.create(value),
  recordEvent(actor, {
    object: 'contract_template',
    id: value.id,
    type: 'template_added',
    payload: { name: value.name },
  }),
];

/** The parts of a text that tell it from another one, beside the fields that the feed tells. */
const textOf = ({ text, unknown_fields: unknown }: Template): string => [text.sha256, ...unknown].join(' ');

/** A change with its event; a text that is kept as it was is none, and one that changed alone has none. */
export const planTemplateUpdate = (actor: Actor, before: Template, after: Template): Write[] => {
  const changes = changesBetween({ ...before, ...scheduleOf(before) }, { ...after, ...scheduleOf(after) }, eventFields);
  const update = templateStore.update(before, after);
  if (changes.length === 0) return textOf(before) === textOf(after) ? [] : [update];
  return [
    update,
    recordEvent(actor, { object: 'contract_template', id: before.id, type: 'template_updated', payload: { changes } }),
  ];
};

type EditBody = Omit<EndpointInput<typeof editTemplate>['body'], 'template_id' | 'version'>;

/** The template after an edit; a changed text becomes the draft of this user. */
export const patchTemplate = (actor: Actor, before: Template, body: EditBody, kept: KeptText | undefined): Template => {
  const isNewText = kept !== undefined && kept.text.sha256 !== before.text.sha256;
  return {
    ...before,
    name: body.name ?? before.name,
    language: body.language ?? before.language,
    category_id: body.category_id === undefined ? before.category_id : body.category_id,
    ...(kept && { text: kept.text, fields: [...kept.fields], unknown_fields: [...kept.unknown] }),
    draft: isNewText ? holder(actor) : before.draft,
    changed_at: now().toISOString(),
  };
};

/** The next version and the template that has it. Throws while the text is empty or has unknown fields, `unknown`. */
export const publishedTemplate = (
  actor: Actor,
  before: Template,
  unknown: readonly string[] = before.unknown_fields,
): { readonly after: Template; readonly version: TemplateVersion } => {
  if (before.text.bytes === 0) assertNoIssues([issue('content_html', 'empty_text')], 'form_invalid');
  const names = unknown.map((name) => `#${name}`).join(', ');
  if (names !== '') assertNoIssues([issue('content_html', 'unknown_shortcodes', { names })], 'form_invalid');
  const number = before.published + 1;
  const { name, language, text, fields } = before;
  const version: TemplateVersion = {
    number,
    name,
    language,
    text,
    fields,
    ...requirementsIn(before),
    published_at: now().toISOString(),
    published_by: actor.user_id,
    published_by_name: actor.name,
  };
  return { after: { ...before, published: number, draft: null, changed_at: now().toISOString() }, version };
};
