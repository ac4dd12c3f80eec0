import type * as z from 'zod';
import type { hashtag } from '#shared/contract/templates/template.ts';
import type { CustomField } from '#shared/custom-fields/custom-field.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { FieldType } from '#shared/templates/names.ts';
import {
  customFieldOf,
  customFieldPrefixes,
  fieldLabelOf,
  isOffered,
  isWageField,
  shortcodes,
} from '#shared/templates/shortcodes.ts';
import { definedFields } from '#functions/platform/records/custom-fields.ts';
import { templateTexts } from '#functions/platform/texts/templates.ts';

type Hashtag = z.output<typeof hashtag>;

const typeOf = ({ type }: CustomField): FieldType => {
  if (type === 'date') return 'date';
  return type === 'money' ? 'amount' : 'text';
};

/** The custom fields of all kinds that a text may hold, as far as the actor sees them; archived ones have a name, too. */
const customFieldsIn = async (actor: Actor): Promise<{ shortcode: string; field: CustomField }[]> => {
  if (!can(actor, 'custom-fields:view')) return [];
  const kinds = Object.entries(customFieldPrefixes) as [keyof typeof customFieldPrefixes, string][];
  const fields = await Promise.all(
    kinds.map(async ([object, prefix]) =>
      (await definedFields(object)).map((field) => ({ shortcode: `${prefix}_cf_${field.id}`, field })),
    ),
  );
  return fields.flat();
};

const customHashtag = ({ shortcode, field }: { shortcode: string; field: CustomField }): Hashtag => ({
  shortcode,
  label: field.name,
  group: 'custom',
  type: typeOf(field),
});

const ownHashtags = (actor: Actor): Hashtag[] => {
  const labels: Readonly<Record<string, string>> = templateTexts(actor.language).shortcode;
  const seesWages = can(actor, 'wages:own-contribution');
  return shortcodes
    .filter(({ shortcode }) => seesWages || !isWageField(shortcode))
    .map((each) => ({ ...each, label: labels[each.shortcode] ?? each.shortcode }));
};

/** The fields that a text may hold; those of wages only for who may read wages. */
export const hashtagsFor = async (actor: Actor): Promise<Hashtag[]> => [
  ...ownHashtags(actor),
  ...(await customFieldsIn(actor)).map(customHashtag),
];

/** The words of the fields that have some by name: those of the list, and custom fields that were deleted. */
export const knownLabelsFor = async (actor: Actor): Promise<(name: string) => string | undefined> => {
  const labels = new Map((await hashtagsFor(actor)).map(({ shortcode, label }) => [shortcode, label]));
  const deletedField = templateTexts(actor.language).deletedField;
  const seesCustom = can(actor, 'custom-fields:view');
  return (name) => {
    const custom = seesCustom ? customFieldOf(name) : undefined;
    return labels.get(name) ?? (custom && deletedField.replace('{{number}}', String(custom.id)));
  };
};

/** The words of a field by its name, which may be one that is offered to nobody any more. */
export const fieldLabelsFor = async (actor: Actor): Promise<(name: string) => string> => {
  const labelOf = await knownLabelsFor(actor);
  return (name) => fieldLabelOf(name, labelOf(name));
};

/** The fields that are offered for a new place in a text, also by their labels in a Word file. */
export const offeredHashtags = async (actor: Actor): Promise<Hashtag[]> => [
  ...ownHashtags(actor).filter(({ shortcode }) => isOffered(shortcode)),
  ...(await customFieldsIn(actor)).filter(({ field }) => field.deleted === 0).map(customHashtag),
];
