import { Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saysUnmapped } from './unmapped.ts';
import type { CheckedRows } from './use-check.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './check-step.module.css';

type Props = { checked: CheckedRows; place: ImportPlace; goTo: GoTo };

/** How many columns are imported, which are not, and a link back to the choice of columns. */
export const CheckMatched = ({ checked: { fields, unmapped, defaults }, place, goTo }: Props) => {
  const { t } = useTranslation('imports');
  const matched = fields.length - Object.keys(defaults).length;
  return (
    <p className={classes.matched}>
      <IconCircleCheck size={16} stroke={1.75} className={classes.matchedIcon} aria-hidden />
      <span>{t('check.matched', { matched, total: matched + unmapped.length })}</span>
      {unmapped.length > 0 && (
        <>
          <span aria-hidden className={classes.dot}>
            ·
          </span>
          <span className={classes.unmapped}>{saysUnmapped(t, unmapped)}</span>
        </>
      )}
      {place.upload !== '' && (
        <Anchor component="button" type="button" className={classes.change} onClick={() => goTo({ step: 'columns' })}>
          {t('check.change')}
        </Anchor>
      )}
    </p>
  );
};
