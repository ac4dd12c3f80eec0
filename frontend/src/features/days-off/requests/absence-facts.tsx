import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { belgianMoment } from '#shared/values/dates.ts';
import { useCan } from '../../../ui/actor.tsx';
import type { RequestDetails } from './request-details.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './pane.module.css';

const EndAbsenceModal = onDemand(async () => (await import('./end-absence-modal.tsx')).EndAbsenceModal);

/** What is known of an absence besides its days, and the way to end one that goes on. */
export const AbsenceFacts = ({ absence }: { absence: RequestDetails }) => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const [isEnding, setEnding] = useState(false);
  const { certificate_until: until, requested_at: at, requested_by_name: by, state } = absence;
  return (
    <section className={classes.facts}>
      <div>
        <p>{until === null ? t('absence.noCertificate') : t('absence.certificate', { day: until })}</p>
        <span>{t('inbox.askedBy', { at: belgianMoment(at), by })}</span>
      </div>
      {absence.end_date === null && state === 'approved' && can('days:write') && (
        <Button variant="default" leftSection={<IconCalendarOff />} onClick={() => setEnding(true)}>
          {t('absence.end')}
        </Button>
      )}
      {isEnding && <EndAbsenceModal absence={absence} close={() => setEnding(false)} />}
    </section>
  );
};
