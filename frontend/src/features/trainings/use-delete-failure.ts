import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import type { ProblemError } from '../../api/problem.ts';

type Failure = 'delete.failedCourse' | 'delete.failedProgram' | 'delete.failedSession';

/** The problem of a deletion for its dialog, under the title and words that were given for it. */
export const useDeleteFailure = () => {
  const { t } = useTranslation('trainings');
  return (error: ProblemError | null, what: Failure): Problem | undefined =>
    error === null
      ? undefined
      : {
          ...error.problem,
          title: t('delete.failedTitle'),
          reason_phrase: `${t(what)}. ${error.problem.reason_phrase}`,
        };
};
