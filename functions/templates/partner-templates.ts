import * as z from 'zod';
import { contentHtml, templateName } from '#shared/contract/templates/template.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { documentLanguages, templateTypes } from '#shared/templates/names.ts';
import type { Template } from '#shared/templates/template.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import { librarySignatures } from './public-library.ts';
import { newTemplate, planNewTemplate, publishedTemplate, templateFolder } from './template-changes.ts';
import { templateCollection, templateStore } from './template-store.ts';
import { keepText } from './template-text.ts';
import { keepVersion } from './template-versions.ts';
import { writePartnerName } from './template-wire.ts';

/** What an operator brings in for the partner of a company (docs/areas/templates.md#library). */
export const partnerFile = z.strictObject({
  partner_name: templateName.refine((name) => name !== ''),
  templates: z
    .array(
      z.strictObject({
        name: templateName.refine((name) => name !== ''),
        type: z.enum(templateTypes),
        language: z.enum(documentLanguages),
        content_html: contentHtml,
      }),
    )
    .max(200),
});
export type PartnerFile = z.infer<typeof partnerFile>;
export type PartnerText = PartnerFile['templates'][number];

type Planned = { readonly value: Template; readonly writes: readonly Write[] };

const publishedEvent = (actor: Actor, { id, name, published }: Template): Write =>
  recordEvent(actor, {
    object: 'contract_template',
    id,
    type: 'template_published',
    payload: { name, number: published },
  });

/** A published template of the partner that did not exist before. Throws for a text with unknown fields. */
export const planPartnerTemplate = async (actor: Actor, id: number, text: PartnerText): Promise<Planned> => {
  const kept = await keepText(templateFolder(id), text.content_html);
  const origin = { is_partner: 1, ...librarySignatures(text) } as const;
  const added = newTemplate(actor, id, { ...text, category_id: undefined }, kept, origin);
  const { after: value, version } = publishedTemplate(actor, added);
  return { value, writes: [...planNewTemplate(actor, value), keepVersion(id, version), publishedEvent(actor, value)] };
};

/** The next version of a template of the partner; no writes while its text is the same. */
const planNextVersion = async (actor: Actor, id: number, text: PartnerText): Promise<readonly Write[]> => {
  const before = await templateStore.get(id);
  if (!before) return [];
  const kept = await keepText(templateFolder(id), text.content_html);
  if (kept.text.sha256 === before.text.sha256) return [];
  const changed = { ...before, text: kept.text, fields: [...kept.fields], unknown_fields: [...kept.unknown] };
  const { after, version } = publishedTemplate(actor, { ...changed, ...librarySignatures(text) });
  return [templateStore.update(before, after), keepVersion(id, version), publishedEvent(actor, after)];
};

/**
 * Brings the templates of a partner in, in the name of the user who will own them. A template of the same name, type
 * and language gets a next version if its text differs, so that a file can be brought in again.
 */
export const bringPartnerTemplates = async (
  actor: Actor,
  { partner_name: partner, templates }: PartnerFile,
): Promise<{ readonly added: number; readonly changed: number; readonly same: number }> => {
  const rows = [...(await templateCollection.refresh()).all()].filter(({ is_partner: is }) => is === 1);
  const counts = { added: 0, changed: 0, same: 0 };
  await transact([writePartnerName(partner)]);
  for (const text of templates) {
    const found = rows.find(
      ({ name, type, language }) => name === text.name && type === text.type && language === text.language,
    );
    const writes = found
      ? await planNextVersion(actor, found.id, text)
      : (await planPartnerTemplate(actor, await templateStore.reserveIds(), text)).writes;
    counts[found === undefined ? 'added' : writes.length > 0 ? 'changed' : 'same'] += 1;
    if (writes.length > 0) await transact(writes);
  }
  return counts;
};
