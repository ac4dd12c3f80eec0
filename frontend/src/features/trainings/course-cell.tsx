import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { CourseRowOut } from '#shared/contract/trainings/training.ts';
import { NameCell } from '../../list/row-parts.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Money } from '../../ui/money.tsx';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { wholeNumber } from '../../ui/whole-number.ts';
import { amountWords } from './amount-words.ts';
import { CoursePeople } from './course-people.tsx';
import { CertificatesNeeded, CourseIcon, courseTypeWords, Seats, VisibleTo } from './course-words.tsx';

type Cell = (course: CourseRowOut, t: TFunction) => ReactNode;

/** Columns whose value is a word of the messages. */
const worded = new Set(['phase', 'training_amount_selection', 'type_of_training', 'location_of_training']);
const money = new Set(['cost', 'cost_per_person']);

const cells: Readonly<Record<string, Cell>> = {
  name: (course, t) => (
    <NameCell
      face={<CourseIcon isProgram={course.is_program === 1} />}
      badge={course.deleted === 1 && <ToneBadge>{t('state.deleted')}</ToneBadge>}
    >
      {course.name}
    </NameCell>
  ),
  is_visible_for_employees: (course) => <VisibleTo course={course} />,
  course_type: courseTypeWords,
  participant_count: (course) => <CoursePeople course={course} />,
  seats_free: (course) => <Seats course={course} />,
  certificates_expired: (course) => <CertificatesNeeded course={course} />,
  certificates_soon: ({ certificates }) => <span className="tabular">{wholeNumber(certificates.soon)}</span>,
  amount: (course, t) => amountWords(course, t) ?? <Empty />,
  session_count: ({ is_program: isProgram, session_count: count }) =>
    isProgram === 1 ? <span className="tabular">{wholeNumber(count)}</span> : <Empty />,
  certificate_to_achieve: (course, t) => t(`certificate_to_achieve.${course.certificate_to_achieve}`),
  mandatory: (course, t) => t(`mandatory.${course.mandatory_segment_id === null ? 0 : 1}`),
};

/** One cell of a list of courses. */
export const courseCell = (key: string, course: CourseRowOut, t: TFunction): ReactNode => {
  const cell = cells[key];
  if (cell) return cell(course, t);
  const value = course[key as keyof CourseRowOut];
  if (value === null || value === undefined || value === '') return <Empty />;
  if (money.has(key)) return <Money value={Number(value)} />;
  if (worded.has(key)) return t(`${key}.${String(value)}`);
  return <span className="tabular">{typeof value === 'number' ? wholeNumber(value) : String(value)}</span>;
};
