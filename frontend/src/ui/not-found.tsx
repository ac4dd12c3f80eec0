import { Button } from '@mantine/core';
import { IconArrowLeft, IconMapOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CentredNotice } from './centred-notice.tsx';
import { PageTitle } from './page-title.tsx';
import { Link } from './router.ts';

/** The 404 page. */
export const NotFound = () => {
  const { t } = useTranslation('shell');
  return (
    <CentredNotice icon={IconMapOff} title={t('notFound.title')}>
      <PageTitle of={t('notFound.title')} />
      <p>{t('notFound.body')}</p>
      <Button component={Link} to="/" leftSection={<IconArrowLeft />}>
        {t('notFound.back')}
      </Button>
    </CentredNotice>
  );
};
