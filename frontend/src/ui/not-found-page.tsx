import { Button } from '@mantine/core';
import { IconArrowLeft, IconHome, IconMapOff } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CentredNotice } from './centred-notice.tsx';
import { areaOf, NavContext } from './nav.ts';
import { PageTitle } from './page-title.tsx';
import { Link, useLocation, useNavigate } from './router.ts';
import classes from './not-found-page.module.css';

/** Whether the page before is one of the app: the router counts them. */
const hasPageBefore = (): boolean => Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** The 404 page, with the ways that lead on: the area that the address names, the page before, Home. */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const area = areaOf(use(NavContext), useLocation().pathname);
  return (
    <CentredNotice icon={IconMapOff} title={t('notFound.title')}>
      <PageTitle of={t('notFound.title')} />
      <p>{t('notFound.body')}</p>
      <div className={classes.ways}>
        {area && (
          <Button component={Link} to={area.to} leftSection={<area.icon size={16} stroke={1.75} />}>
            {t('notFound.area', { area: t(area.label) })}
          </Button>
        )}
        {hasPageBefore() && (
          <Button variant="default" leftSection={<IconArrowLeft />} onClick={() => void navigate(-1)}>
            {t('notFound.back')}
          </Button>
        )}
        <Button component={Link} to="/" variant={area ? 'default' : 'filled'} leftSection={<IconHome />}>
          {t('notFound.home')}
        </Button>
      </div>
    </CentredNotice>
  );
};
