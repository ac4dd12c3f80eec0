import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { query } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { assignmentSummary } from './assignment-summary.ts';

/** The counts of what the person has today, for the header. */
export const AssignmentsToday = ({ id }: { id: number }) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const { data } = useQuery(query(getAssignments, { params: { id: String(id) }, query: { on: today } }));
  return data ? assignmentSummary(data, t) || t('page.heldNothing') : null;
};
