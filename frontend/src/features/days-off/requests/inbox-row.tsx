import { Checkbox } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRowOut } from '#shared/contract/days-off/request.ts';
import { useActor, useCan } from '../../../ui/actor.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/router.ts';
import { useAmountWords } from '../parts/amount-words.ts';
import { usePeriodWords } from '../parts/period-words.ts';
import { sinceDay } from './since-day.ts';
import { StateBadge, WarningBadges } from './request-badges.tsx';
import classes from './inbox.module.css';

type Props = { row: RequestRowOut; isOpen: boolean; to: string; isPicked: boolean; onPick: () => void };

/** One request in the list of the inbox: who, when, how much, and the facts that speak against it. */
export const InboxRow = ({ row, isOpen, to, isPicked, onPick }: Props) => {
  const { t } = useTranslation('days-off');
  const thisYear = useActor().today.slice(-4);
  const mayDecide = useCan()('days:decide');
  const amount = useAmountWords();
  const period = usePeriodWords();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li
      ref={item}
      className={classes.row}
      data-row={row.id}
      data-open={isOpen || undefined}
      data-picked={isPicked || undefined}
    >
      <span className={classes.face}>
        <Avatar name={row.person_name} picture={row.avatar} size={32} />
        {mayDecide && row.state === 'requested' && (
          <Checkbox
            className={classes.pick ?? ''}
            size="xs"
            aria-label={t('inbox.pick', { name: row.person_name, period: period({ ...row, minutes: null }) })}
            checked={isPicked}
            onChange={onPick}
          />
        )}
      </span>
      <Link to={to} className={classes.link} aria-current={isOpen || undefined} replace={isOpen}>
        <span className={classes.line}>
          <strong>{row.person_name}</strong>
          <span className={classes.dim}>{t('inbox.since', { day: sinceDay(row.requested_at, thisYear) })}</span>
        </span>
        <span className={classes.line}>
          <span className={classes.what}>
            {t('inbox.what', { type: row.type_name, period: period({ ...row, minutes: null }) })}
          </span>
          <span>{amount(row)}</span>
        </span>
        <span className={classes.badges}>
          {row.state !== 'requested' && row.kind !== 'absence' && <StateBadge state={row.state} />}
          {row.replaces_id !== null && <StateBadge state="change" />}
          <WarningBadges warnings={row.state === 'requested' ? row.warnings : []} />
        </span>
      </Link>
    </li>
  );
};
