import { useTranslation } from 'react-i18next';
import { belgianMoment } from '#shared/values/dates.ts';
import { Banner } from '../../../ui/banner.tsx';

type CodesProps = { name: string; readAt: string | null; isReading: boolean; onRetry: () => void };

/** The office did not tell its codes: what was read before stays usable. */
export const UnreadBanner = ({ name, readAt, isReading, onRetry }: CodesProps) => {
  const { t } = useTranslation('integrations');
  return (
    <Banner
      tone="amber"
      action={
        <button type="button" disabled={isReading} onClick={onRetry}>
          {t('mapping.retry')}
        </button>
      }
    >
      {readAt === null ? t('mapping.neverRead', { name }) : t('mapping.unread', { name, when: belgianMoment(readAt) })}
    </Banner>
  );
};

type MissingProps = { count: number; isForPush: boolean; month: string | undefined };

/** How many types lack a code, and what that keeps from happening. */
export const MissingBanner = ({ count, isForPush, month }: MissingProps) => {
  const { t } = useTranslation('integrations');
  return (
    <Banner tone="amber">
      <strong>{t('mapping.missing', { count })}</strong>{' '}
      {month === undefined
        ? t(isForPush ? 'mapping.missingPush' : 'mapping.missingPlain', { count })
        : t('mapping.missingIn', { count, month })}
    </Banner>
  );
};
