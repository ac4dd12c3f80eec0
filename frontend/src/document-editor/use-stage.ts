import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from './field-choice.ts';
import { createStage, type NodeWords, type Stage } from './stage.ts';

/** How people call a field that is known and not offered; undefined for one that does not exist. */
export type OtherLabels = (name: string) => string | undefined;

type Props = {
  fields: readonly FieldChoice[];
  otherLabels: OtherLabels;
  missing: ReadonlySet<string>;
  imageUrls: Readonly<Record<string, string>>;
  onCondition: (at: number) => void;
};

const labelsOf = (
  fields: readonly FieldChoice[],
  others: OtherLabels,
  page: Readonly<Record<string, string>>,
): OtherLabels => {
  const labels = new Map([...Object.entries(page), ...fields.map(({ name, label }) => [name, label] as const)]);
  return (name) => labels.get(name) ?? others(name);
};

/** The stage of an editor, which follows what the page knows: fields, values that are missing, addresses of pictures. */
export const useStage = ({ fields, otherLabels, missing, imageUrls, onCondition }: Props): Stage => {
  const { t } = useTranslation('document-editor');
  const words = useMemo<NodeWords>(
    () => ({
      signature: (place) => t(`signature.${place}`),
      condition: (field, value) =>
        value === null ? t('condition.hasLabel', { field }) : t('condition.equalsLabel', { field, value }),
      changeCondition: t('condition.change'),
      pageBreak: t('pageBreak'),
      pageStart: (page) => t('pageStart', { page }),
      header: t('edges.header'),
      footer: t('edges.footer'),
      unknown: t('field.unknown'),
      missingImage: t('picture.missing'),
    }),
    [t],
  );
  const surroundings = useMemo(
    () => ({
      fields,
      labelOf: labelsOf(fields, otherLabels, { page_number: t('edges.number'), page_count: t('edges.count') }),
      missing,
      imageUrls,
      words,
      onCondition,
    }),
    [fields, otherLabels, missing, imageUrls, words, onCondition, t],
  );
  const [stage] = useState(() => createStage(surroundings));
  useEffect(() => {
    stage.surround(surroundings);
  }, [stage, surroundings]);
  return stage;
};
