import { useTranslation } from 'react-i18next';
import type { CourseRowOut } from '#shared/contract/trainings/training.ts';
import { RowCard } from '../../list/row-parts.tsx';
import { CertificatesNeeded, CourseIcon, courseTypeWords } from './course-words.tsx';

/** A course at phone width: its name, its type, its places, its next date and what its certificates ask for. */
export const CourseCard = ({ course }: { course: CourseRowOut }) => {
  const { t } = useTranslation('trainings');
  const { seats, seats_taken: taken, certificates, next_date: next } = course;
  const places =
    seats === null ? t('list.takePart', { count: course.participant_count }) : t('list.seats', { taken, seats });
  const needs = certificates.expired > 0 || certificates.soon > 0;
  return (
    <RowCard
      face={<CourseIcon isProgram={course.is_program === 1} size={20} />}
      name={<strong>{course.name}</strong>}
      line={
        <>
          {courseTypeWords(course, t)}
          <br />
          {places}
        </>
      }
      side={next}
      small={needs && <CertificatesNeeded course={course} />}
    />
  );
};
