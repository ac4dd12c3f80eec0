import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Check } from '#shared/integrations/integration.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { checkTones, countChecks, lastFailure, useCheckWords } from './check-words.ts';
import classes from './integrations.module.css';

/** Bars of the card of health. */
const BARS = 30;
/** Lines of the last checks before somebody asks for all. */
const FEW = 7;

type Props = { checks: readonly Check[] };

/**
 * How long each of the last checks took, as bars from old to new; the same in words for who does not see them. The bars
 * grow with the root of the time, so that one that was waited for leaves something of the others.
 */
export const HealthCard = ({ checks }: Props) => {
  const { t } = useTranslation('integrations');
  const { day } = useCheckWords();
  const shown = checks.slice(0, BARS).toReversed();
  const counts = countChecks(shown);
  const [first] = shown;
  const longest = Math.max(1, ...shown.map(({ ms }) => ms));
  return (
    <SectionCard
      title={t('health.card')}
      action={first && <span className={classes.summary}>{t('health.summary', counts)}</span>}
    >
      {first === undefined ? (
        <p className={classes.quiet}>{t('health.none')}</p>
      ) : (
        <>
          <div className={classes.bars} role="img" aria-label={t('health.label', { count: shown.length, ...counts })}>
            {shown.map(({ at, outcome, ms }) => (
              <span
                key={at}
                className={classes.bar}
                data-tone={checkTones[outcome]}
                style={{ height: `${Math.sqrt(ms / longest) * 100}%` }}
              />
            ))}
          </div>
          <div className={classes.axis}>
            <span>{day(first.at)}</span>
            <span>{t('health.latest')}</span>
          </div>
        </>
      )}
    </SectionCard>
  );
};

/** The last failure in a sentence, then the last checks one by one. */
export const LastChecksCard = ({ checks }: Props) => {
  const { t } = useTranslation('integrations');
  const { when, took } = useCheckWords();
  const [isAll, showAll] = useState(false);
  if (checks.length === 0) return null;
  const failed = lastFailure(checks);
  const what = failed && t(`checks.what.${failed.failure.outcome}`);
  return (
    <SectionCard title={t('checks.card')} flush>
      {failed && (
        <p className={classes.failure}>
          <IconPlugConnectedX size={16} stroke={1.75} aria-hidden="true" />
          <span>
            {failed.again === undefined
              ? t('checks.failure', { when: when(failed.failure.at), what })
              : t('checks.failureThenGood', {
                  when: when(failed.failure.at),
                  what,
                  again: when(failed.again.at),
                })}
          </span>
        </p>
      )}
      <ul className={classes.checks} aria-label={t('checks.label')}>
        {checks.slice(0, isAll ? checks.length : FEW).map(({ at, outcome, ms }) => (
          <li key={at}>
            <span className={classes.dot} data-tone={checkTones[outcome]} />
            <span>{t(`state.${outcome}`)}</span>
            <span>{when(at)}</span>
            <span>{took(ms)}</span>
          </li>
        ))}
      </ul>
      {checks.length > FEW && (
        <div className={classes.more}>
          <Button variant="subtle" size="compact-sm" onClick={() => showAll(!isAll)}>
            {isAll ? t('checks.fewer') : t('checks.all', { count: checks.length })}
          </Button>
        </div>
      )}
    </SectionCard>
  );
};
