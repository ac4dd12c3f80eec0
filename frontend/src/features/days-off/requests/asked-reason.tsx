import { useTranslation } from 'react-i18next';
import { belgianMoment } from '#shared/values/dates.ts';
import type { RequestDetails } from './request-details.ts';
import classes from './pane.module.css';

/** Why the days are asked, by whom and when. */
export const AskedReason = ({ request }: { request: RequestDetails }) => {
  const { t } = useTranslation('days-off');
  const { reason, requested_by_name: by, requested_at: at, person_name: name } = request;
  return (
    <section className={classes.reason}>
      {reason !== null && <p>{t('inbox.quote', { text: reason })}</p>}
      <span>
        {by === name ? t('inbox.asked', { at: belgianMoment(at) }) : t('inbox.askedBy', { at: belgianMoment(at), by })}
      </span>
    </section>
  );
};
