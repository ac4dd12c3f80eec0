import { Button } from '@mantine/core';
import { IconFileText, IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../ui/actor.tsx';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';

/** What a user reads for whom the home page has nothing: the way to the templates, the one area without a part here. */
export const NothingHere = () => {
  const { t } = useTranslation('home');
  const mayReadTemplates = useCan()('templates:read');
  return (
    <>
      <PageTitle of={t('title')} />
      <CentredNotice icon={IconHome} title={t('nothing.title')}>
        <p>{t(mayReadTemplates ? 'nothing.templates' : 'nothing.text')}</p>
        {mayReadTemplates && (
          <Button component={Link} to={paths.templates} leftSection={<IconFileText />}>
            {t('nothing.openTemplates')}
          </Button>
        )}
      </CentredNotice>
    </>
  );
};
