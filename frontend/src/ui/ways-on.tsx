import { Button } from '@mantine/core';
import { IconArrowLeft, IconHome } from '@tabler/icons-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOf, NavContext } from './nav.ts';
import { Link, useLocation, useNavigate } from './router.ts';
import classes from './ways-on.module.css';

/** Whether the page before is one of the app: the router counts them. */
const hasPageBefore = (): boolean => Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/**
 * The ways that lead on from an address that shows nothing: the area that it names, where the user may open that and is
 * not there already, the page before, and Home.
 */
export const WaysOn = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const named = areaOf(use(NavContext), pathname);
  const area = named?.to === pathname ? undefined : named;
  return (
    <div className={classes.ways}>
      {area && (
        <Button component={Link} to={area.to} leftSection={<area.icon size={16} stroke={1.75} />}>
          {t('waysOn.area', { area: t(area.label) })}
        </Button>
      )}
      {hasPageBefore() && (
        <Button variant="default" leftSection={<IconArrowLeft />} onClick={() => void navigate(-1)}>
          {t('waysOn.back')}
        </Button>
      )}
      <Button component={Link} to="/" variant={area ? 'default' : 'filled'} leftSection={<IconHome />}>
        {t('waysOn.home')}
      </Button>
    </div>
  );
};
