import { useTranslation } from 'react-i18next';
import { Empty } from '../../ui/empty.tsx';

/** A dash in the place of an estimate, which says that the figures of a year are not known. */
export const NoFigures = ({ year }: { year: number }) => {
  const { t } = useTranslation('belgium');
  return (
    <span title={t('no.no_parameters', { year: String(year) })}>
      <Empty />
    </span>
  );
};
