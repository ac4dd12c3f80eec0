import { useTranslation } from 'react-i18next';
import type { PushPersonOut } from '#shared/contract/push/push.ts';
import { ToneBadge } from '../../../ui/tone-badge.tsx';
import classes from './people-table.module.css';

/** What the strip and the button tell already of everybody. */
const shownElsewhere: ReadonlySet<string> = new Set(['already_pushed', 'changed_since']);

/** What keeps a person out of the push or is worth a look; a green one when there is nothing. */
export const ReadinessBadges = ({ person: { readiness } }: { person: PushPersonOut }) => {
  const { t } = useTranslation('push');
  const shown = readiness.filter(({ code }) => !shownElsewhere.has(code));
  if (shown.length === 0)
    return (
      <ToneBadge tone="green" dot>
        {t('readiness.ready')}
      </ToneBadge>
    );
  return (
    <span className={classes.badges}>
      {shown.map(({ code, blocks, detail }) => (
        <ToneBadge key={code} tone={blocks ? 'red' : 'amber'} dot>
          {code === 'request_open'
            ? t('readiness.request_open', { count: Number(detail ?? 1) })
            : t(`readiness.${code}`, { detail: detail ?? '' })}
        </ToneBadge>
      ))}
    </span>
  );
};
