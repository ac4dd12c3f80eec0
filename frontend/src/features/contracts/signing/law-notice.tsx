import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/banner.tsx';

/** What the law says of an employment contract, at the choice of the method (docs/areas/signing.md#signing-pages). */
export const LawNotice = ({ isForbidden }: { isForbidden: boolean }) => {
  const { t } = useTranslation('signing');
  return <Banner tone="amber">{t(isForbidden ? 'law.forbidden' : 'law.text')}</Banner>;
};
