import { useQuery } from '@tanstack/react-query';
import { getTraining } from '#shared/contract/trainings/get-training.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { query } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { useParams } from '../../ui/router.ts';

/** The training that the address names. */
export const useTraining = () => {
  const { id = '' } = useParams();
  return useQuery(query(getTraining, { params: { id } }));
};

export type CourseRights = { edit: boolean; participants: boolean };

/** What this user may do with a course; a deleted one is read-only (docs/areas/trainings.md#programs-and-their-sessions). */
export const useCourseRights = ({ deleted }: Pick<TrainingDetails, 'deleted'>): CourseRights => {
  const can = useCan();
  return {
    edit: deleted === 0 && can('trainings:write'),
    participants: deleted === 0 && can('trainings:participants'),
  };
};
