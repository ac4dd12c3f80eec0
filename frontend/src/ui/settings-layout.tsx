import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from './paths.ts';
import { toProblemOf } from '../api/problem.ts';
import { ErrorBox } from './error-box.tsx';
import { Link } from './router.ts';
import classes from '../features/settings/settings.module.css';

type Props = {
  title: string;
  intro: string;
  actions?: ReactNode;
  /** The overview has nothing above it. */
  isTop?: boolean;
  /** As high as the sheet: the last part scrolls in itself. */
  fills?: boolean;
  /** What the page is about; until it is there, a skeleton or the red box stands in. */
  wait?: UseQueryResult<unknown>;
  children: ReactNode;
};

const Waiting = ({ wait }: { wait: UseQueryResult<unknown> }) =>
  wait.isError ? (
    <ErrorBox problem={toProblemOf(wait.error)} onRetry={() => void wait.refetch()} />
  ) : (
    <Stack aria-busy="true">
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </Stack>
  );

/** A settings page: one column under its title. */
export const SettingsLayout = ({ title, intro, actions, isTop = false, fills = false, wait, children }: Props) => {
  const { t } = useTranslation('settings');
  return (
    <div className={classes.page} data-fills={fills}>
      <header className={classes.head}>
        <div>
          {!isTop && (
            <Link to={paths.settings} className={classes.crumb}>
              {t('title')}
            </Link>
          )}
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
        {actions}
      </header>
      {wait && wait.data === undefined ? <Waiting wait={wait} /> : children}
    </div>
  );
};
