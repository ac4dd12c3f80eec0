import { IconSchool } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { listSessions } from '#shared/contract/trainings/list-sessions.ts';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import type { CourseRowOut } from '#shared/contract/trainings/training.ts';
import { issue } from '#shared/errors/issue.ts';
import { query } from '../../api/query.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { PickerOption } from '../../form/picker-option.tsx';
import { SearchPicker } from '../../form/search-picker.tsx';
import { useSearchPicker } from '../../form/use-search-picker.ts';
import { SelectField } from '../../form/select-field.tsx';
import { courseTypeWords } from './course-words.tsx';
import { trainingDays } from './training-days.ts';
import { useAddOne } from './use-add-to-session.ts';

const PER_PAGE = 30;

type PickerProps = {
  chosen: CourseRowOut | undefined;
  error: string | undefined;
  onChoose: (one: CourseRowOut) => void;
};

/** A program and a training may have the same id. */
const keyOf = ({ is_program: isProgram, id }: CourseRowOut): string => `${isProgram} ${id}`;

const face = <IconSchool size={16} stroke={1.75} color="var(--dim)" />;

/** Chooses a program or a one-off course that is still to come. */
const CoursePicker = ({ chosen, error, onChoose }: PickerProps) => {
  const { t } = useTranslation('trainings');
  const picker = useSearchPicker();
  const asked = { segment_id: 'upcoming', search_term: picker.asked, per_page: PER_PAGE };
  const answer = useQuery({ ...query(listTrainings, { query: asked }), placeholderData: keepPreviousData });
  const courses = answer.data?.data ?? [];
  const isEmpty = answer.isSuccess && courses.length === 0;
  const notice = answer.isError
    ? t('seat.failed')
    : answer.isPending
      ? t('seat.searching')
      : isEmpty
        ? t('seat.nothing')
        : undefined;
  return (
    <SearchPicker
      label={t('ofPerson.training')}
      required
      error={error}
      picker={picker}
      name={chosen?.name ?? ''}
      face={face}
      choose={t('seat.choose')}
      searchWords={t('seat.search')}
      notice={notice}
      hasFailed={answer.isError}
      isStale={answer.isPlaceholderData}
      onSubmit={(option) => {
        const course = courses.find((one) => keyOf(one) === option);
        if (course) onChoose(course);
        picker.combobox.closeDropdown();
      }}
      data-autofocus
    >
      {courses.map((course) => (
        <PickerOption
          key={keyOf(course)}
          value={keyOf(course)}
          chosen={chosen !== undefined && keyOf(course) === keyOf(chosen)}
          face={face}
          line={[courseTypeWords(course, t), course.next_date].filter(Boolean).join(' · ')}
        >
          {course.name}
        </PickerOption>
      ))}
    </SearchPicker>
  );
};

/** Gives a person a place in a training that is still to come: in a session of a program, or in a one-off course. */
export const SeatModal = ({ person, close }: { person: EmployeeOut; close: () => void }) => {
  const { t } = useTranslation('trainings');
  const [course, setCourse] = useState<CourseRowOut>();
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string>();
  const { addOne, isAdding } = useAddOne();
  const isProgram = course?.is_program === 1;
  const asked = { program_id: String(course?.id ?? 0), segment_id: 'upcoming', per_page: PER_PAGE };
  const answer = useQuery({ ...query(listSessions, { query: asked }), enabled: isProgram });
  const sessions = isProgram ? (answer.data?.data ?? []) : [];
  const hasRoom = ({ seats_free: free }: CourseRowOut): boolean => free === null || free > 0;
  const session = sessions.find(({ id }) => String(id) === chosen) ?? sessions.find(hasRoom) ?? sessions[0];
  const training = isProgram ? session : course;
  const save = (): void => {
    if (training) addOne(training, person, close);
    else setError(issue('training_id', 'required').message);
  };
  return (
    <FormModal
      title={t('seat.title', { name: person.name })}
      submit={t('seat.submit')}
      saving={isAdding}
      onSubmit={save}
      close={close}
    >
      <CoursePicker
        chosen={course}
        error={error}
        onChoose={(one) => {
          setCourse(one);
          setChosen('');
          setError(undefined);
        }}
      />
      {session && (
        <SelectField
          label={t('seat.session')}
          options={sessions.map((one) => ({
            value: String(one.id),
            label: [one.name, trainingDays(one) ?? t('detail.noDate')].join(', '),
          }))}
          value={String(session.id)}
          onChange={setChosen}
        />
      )}
      {isProgram && answer.isSuccess && !session && <p>{t('seat.noSession')}</p>}
      {training && !hasRoom(training) && <p>{t('program.isFull', { session: training.name })}</p>}
    </FormModal>
  );
};
