import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';

/** More would hide what stands below; the previews show the others. */
const SHOWN = 5;

export type UnprintableField = { person: string; label: string; characters: readonly string[] };

/** Whose values the PDF cannot show as they are, and in which field. Nothing is blocked by it. */
export const UnprintableBanner = ({ fields }: { fields: readonly UnprintableField[] }) => {
  const { t } = useTranslation('contracts');
  if (fields.length === 0) return null;
  const told = fields
    .slice(0, SHOWN)
    .map(({ person, label, characters }) =>
      t('unprintable.field', { person, label, characters: characters.join(' ') }),
    );
  return (
    <Banner tone="amber">
      {t('unprintable.text')} {told.join('; ')}
      {fields.length > SHOWN ? `; ${t('unprintable.more', { count: fields.length - SHOWN })}` : ''}.
    </Banner>
  );
};
