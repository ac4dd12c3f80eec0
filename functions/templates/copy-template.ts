import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { duplicateTemplate } from '#shared/contract/templates/duplicate-template.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { TEMPLATE_NAME_MAX } from '#shared/templates/limits.ts';
import type { Template } from '#shared/templates/template.ts';
import { readContent } from '#functions/platform/content/content-store.ts';
import { librarySignatures, libraryText } from './public-library.ts';
import { templateSight } from './template-sight.ts';

type Copied = Pick<Template, 'name' | 'type' | 'language'> & { readonly category_id: number | null };

/** What a copy starts from: its fields, its text, and who signs. */
type Origin = {
  readonly fields: Copied;
  readonly html: string;
  readonly from: Pick<Template, 'is_partner'> & Partial<Template>;
};

/** What the name of a copy ends with, in the language of its document. */
const copyEnd = { en: ' (copy)', nl: ' (kopie)', fr: ' (copie)' } as const;

/** Where a copy comes from: an own template, one of the partner, or one of the public library. */
export const originOf = async (
  actor: Actor,
  body: EndpointInput<typeof duplicateTemplate>['body'],
): Promise<Origin> => {
  const { template_id: own, reseller_template_id: partner, public_library_id: library } = body;
  if ([own, partner, library].filter((each) => each !== undefined).length !== 1)
    throw new AppError('form_invalid', { fields: [issue('template_id', 'choose_one_source')] });
  if (library !== undefined) {
    const model = libraryText(library);
    const { name, type, language, content_html: html } = model;
    return {
      fields: { name, type, language, category_id: null },
      html,
      from: { is_partner: 0, ...librarySignatures(model) },
    };
  }
  const stored = await templateSight.see(actor, own ?? partner ?? 0);
  const { type, language, category_id: category } = stored;
  const end = copyEnd[language];
  const name = own === undefined ? stored.name : `${stored.name.slice(0, TEMPLATE_NAME_MAX - end.length)}${end}`;
  const isPartner = stored.is_partner === 1;
  return {
    fields: { name, type, language, category_id: isPartner ? null : category },
    html: await readContent(stored.text.key),
    from: isPartner
      ? { ...stored, is_partner: 0, internal_signer_user_id: 0, second_internal_signer_user_id: 0 }
      : stored,
  };
};
