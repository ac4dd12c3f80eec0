import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from './field-choice.ts';
import { createStage, type NodeWords, type Stage } from './stage.ts';

type Props = {
  fields: readonly FieldChoice[];
  missing: ReadonlySet<string>;
  imageUrls: Readonly<Record<string, string>>;
  onCondition: (at: number) => void;
};

/** The stage of an editor, which follows what the page knows: fields, values that are missing, addresses of pictures. */
export const useStage = ({ fields, missing, imageUrls, onCondition }: Props): Stage => {
  const { t } = useTranslation('document-editor');
  const words = useMemo<NodeWords>(
    () => ({
      signature: (place) => t(`signature.${place}`),
      condition: (field, value) =>
        value === null ? t('condition.hasLabel', { field }) : t('condition.equalsLabel', { field, value }),
      changeCondition: t('condition.change'),
      pageBreak: t('pageBreak'),
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
      labels: new Map([
        ...fields.map(({ name, label }) => [name, label] as const),
        ['page_number', t('edges.number')] as const,
        ['page_count', t('edges.count')] as const,
      ]),
      missing,
      imageUrls,
      words,
      onCondition,
    }),
    [fields, missing, imageUrls, words, onCondition, t],
  );
  const [stage] = useState(() => createStage(surroundings));
  useEffect(() => {
    stage.current = surroundings;
    stage.redraw();
  }, [stage, surroundings]);
  return stage;
};
