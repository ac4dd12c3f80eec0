import { IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CentredNotice } from './centred-notice.tsx';
import { KeptDraft } from './kept-draft.tsx';
import { PageTitle } from './page-title.tsx';
import { WaysOn } from './ways-on.tsx';

/** The 404 page, with the ways that lead on. */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  return (
    <CentredNotice icon={IconMapOff} title={t('notFound.title')}>
      <PageTitle of={t('notFound.title')} />
      <p>{t('notFound.body')}</p>
      <KeptDraft />
      <WaysOn />
    </CentredNotice>
  );
};
