import { Button } from '@mantine/core';
import { IconArrowLeft, IconMapOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CentredNotice } from './centred-notice.tsx';
import { PageTitle } from './page-title.tsx';
import { Link } from './router.ts';

/** The 404 page; `children` stand below the sentence that the page does not exist. */
export const NotFound = ({ children }: { children?: ReactNode }) => {
  const { t } = useTranslation('shell');
  return (
    <CentredNotice icon={IconMapOff} title={t('notFound.title')}>
      <PageTitle of={t('notFound.title')} />
      <p>{t('notFound.body')}</p>
      {children}
      <Button component={Link} to="/" leftSection={<IconArrowLeft />}>
        {t('notFound.back')}
      </Button>
    </CentredNotice>
  );
};
