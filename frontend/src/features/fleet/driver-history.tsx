import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getCarAssignments } from '#shared/contract/fleet/get-car-assignments.ts';
import { query } from '../../api/query.ts';
import { HolderHistory } from '../../records/holder-history.tsx';

/** The drivers of the vehicle with their periods, latest first. */
export const DriverHistory = ({ id }: { id: number }) => {
  const { t } = useTranslation('fleet');
  const answer = useQuery(query(getCarAssignments, { params: { id: String(id) } }));
  return <HolderHistory title={t('detail.sectionHistory')} empty={t('detail.historyEmpty')} answer={answer} />;
};
