import { Checkbox } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { belgianMoment } from '#shared/values/dates.ts';
import { labelValue } from '../../../ui/label-value.ts';
import { paths } from '../../../ui/paths.ts';
import { Link, useLocation } from '../../../ui/router.ts';
import type { CodesWanted, Preview, PushMonth } from '../parts/push-types.ts';
import type { ChangeForm, PushForm } from './push-form.ts';
import classes from './side.module.css';

const Warning = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className={classes.card} data-tone="amber" aria-label={label}>
    <div className={classes.warning}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  </section>
);

type AlreadyProps = { preview: Preview; pushedAt: string | null; form: PushForm; change: ChangeForm };

/** Asks whether to replace what the office has of people who were pushed already. */
export const AlreadyPushed = ({ preview, pushedAt, form, change }: AlreadyProps) => {
  const { t } = useTranslation('push');
  const { already_pushed: count, replaced_lines: differing } = preview;
  if (count === 0) return null;
  return (
    <Warning label={t('again.title')}>
      <p className={classes.note}>
        <strong>{t('again.title')}</strong>{' '}
        {pushedAt === null ? t('again.who', { count }) : t('again.when', { count, at: belgianMoment(pushedAt) })}{' '}
        {differing > 0 ? t('again.replaces', { count: differing }) : t('again.same')}
      </p>
      <Checkbox
        size="xs"
        color="accent"
        label={t('again.confirm')}
        checked={form.isRetryConfirmed}
        onChange={(event) => change({ isRetryConfirmed: event.currentTarget.checked })}
        styles={{ label: { color: 'inherit' } }}
      />
    </Warning>
  );
};

/** Leads to the page that gives the types of the lines their payroll codes, and back. */
export const MissingTypes = ({ pushMonth, missing }: { pushMonth: PushMonth; missing: Preview['missing_types'] }) => {
  const { t } = useTranslation('push');
  const { pathname, search } = useLocation();
  if (missing.length === 0) return null;
  const ids = missing.map(({ type_id: id }) => id);
  const title = t('missing.title', { count: missing.length });
  return (
    <Warning label={title}>
      <p className={classes.note}>
        <strong>{labelValue(title, missing.map(({ type_name: name }) => name).join(', '))}.</strong> {t('missing.text')}
      </p>
      <Link
        className={classes.link}
        to={paths.typeMapping(pushMonth.integration.id, { missing: ids, back: `${pathname}${search}` })}
        state={{ codesWanted: true } satisfies CodesWanted}
      >
        {t('missing.map', { count: missing.length })}
      </Link>
    </Warning>
  );
};
