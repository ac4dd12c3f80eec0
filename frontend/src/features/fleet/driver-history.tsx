import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CarDetails } from '#shared/contract/fleet/car.ts';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { query } from '../../api/query.ts';
import { HistoryTimeline } from '../../history/history-timeline.tsx';

type Props = {
  details: CarDetails;
  canCorrect: boolean;
  /** Opens the dialog that plans the next driver; absent where somebody is planned, and for readers. */
  planNext: (() => void) | undefined;
};

/** The drivers of the vehicle with their periods, latest first, and who is planned to follow. */
export const DriverHistory = ({ details, canCorrect, planNext }: Props) => {
  const { t } = useTranslation('fleet');
  const { id, version, date_end: end, planned_end: plannedEnd } = details;
  const answer = useQuery(query(getCarAssignments, { params: { id: String(id) } }));
  return (
    <HistoryTimeline
      title={t('detail.sectionHistory')}
      empty={t('detail.historyEmpty')}
      answer={answer}
      record={{ object: 'car', id, version }}
      ends={plannedEnd ?? end}
      canCorrect={canCorrect}
      action={
        planNext && (
          <Button variant="subtle" size="compact-sm" leftSection={<IconPlus />} onClick={planNext}>
            {t('plan.action')}
          </Button>
        )
      }
    />
  );
};
