import type { TFunction } from 'i18next';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportTrainings } from '#shared/contract/trainings/export-trainings.ts';
import { listTrainings } from '#shared/contract/trainings/list-trainings.ts';
import type { CourseRowOut } from '#shared/contract/trainings/training.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { visibleColumns } from '#shared/list/column.ts';
import type { CourseRow } from '#shared/trainings/course-row.ts';
import { courseColumns } from '#shared/trainings/training.columns.ts';
import { query } from '../../api/query.ts';
import { useBulkExport } from '../../bulk/use-bulk-export.tsx';
import type { KindOptions } from '../../list/kind-choice.tsx';
import { listColumns } from '../../list/list-column.ts';
import { ListOverview } from '../../list/list-overview.tsx';
import { ListPage } from '../../list/list-page.tsx';
import { toQuery } from '../../list/list-state.ts';
import { useListActions } from '../../records/use-list-actions.tsx';
import { useRecordColumns } from '../../records/use-record-columns.tsx';
import { useActor, useCan } from '../../ui/actor.tsx';
import { paths } from '../../ui/paths.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { CourseCard } from './course-card.tsx';
import { courseCell } from './course-cell.tsx';
import { TrainingsEmpty } from './trainings-empty.tsx';
import { linkOfCourse } from './link-of-course.ts';
import { TrainingsTabs } from './trainings-tabs.tsx';
import { useCourseSegments } from './use-course-segments.ts';
import { PageTitle } from '../../ui/page-title.tsx';

const TrainingsOverview = lazy(async () => ({ default: (await import('./trainings-overview.tsx')).TrainingsOverview }));

/** Columns whose cells say more than the number that they are sorted by. */
const looks = (t: TFunction): Readonly<Record<string, { head?: string; align?: 'left' }>> => ({
  participant_count: { align: 'left' },
  seats_free: { head: t('list.seatsHead') },
  certificates_expired: { head: t('list.certificatesHead'), align: 'left' },
});

/** The columns this user may see, with their cells; custom fields of programs and of trainings alike. */
export const useCourseColumns = () => {
  const { t } = useTranslation('trainings');
  const actor = useActor();
  const own = useMemo(
    () =>
      listColumns<CourseRow, CourseRowOut>(
        visibleColumns<CourseRow>(courseColumns, actor),
        { label: (key) => t(key), option: (column, value) => t(`${column}.${value}`) },
        (key, course) => courseCell(key, course, t),
      ).map((column) => ({ ...column, ...looks(t)[column.key] })),
    [actor, t],
  );
  return useRecordColumns<CourseRowOut>('training', own, 'program');
};

/** The choice of the course type, with the counts of the list. */
const useKinds = () => {
  const { t } = useTranslation('trainings');
  return (answer: EndpointResponse<typeof listTrainings> | undefined): KindOptions => {
    const [programs, courses] = [answer?.program_count, answer?.one_off_count];
    return {
      label: t('column.course_type'),
      options: [
        {
          label: t('list.all'),
          count: programs === undefined || courses === undefined ? undefined : programs + courses,
        },
        { value: 'programs', label: t('list.withSessions'), count: programs },
        { value: 'trainings', label: t('list.oneOff'), count: courses },
      ],
    };
  };
};

const TrainingsList = () => {
  const { t } = useTranslation('trainings');
  const can = useCan();
  const columns = useCourseColumns();
  const kinds = useKinds();
  const { choices, nothingYet } = useCourseSegments();
  const bulk = useBulkExport(exportTrainings, 'trainings:export');
  const actions = useListActions({
    texts: 'trainings',
    export: { endpoint: exportTrainings, permission: 'trainings:export' },
    import: { to: paths.importTrainings, permission: 'trainings:import' },
  });
  return (
    <>
      <PageTitle of={t('title')} />
      <ListPage
        name="trainings"
        segmentBuilderPath={(from) => paths.segmentBuilder('training', from)}
        hasViews
        title={t('title')}
        tabs={
          <ListOverview list="trainings" label={t('overview.show')} tabs={<TrainingsTabs />}>
            <TrainingsOverview />
          </ListOverview>
        }
        searchPlaceholder={t('list.search')}
        {...columns}
        kinds={can('trainings:filter') ? kinds : undefined}
        source={(state, shown) => query(listTrainings, { query: toQuery(state, shown) })}
        nameOf={({ name }) => name}
        initialSort={{ column: 'next_date', direction: 'asc' }}
        linkOf={linkOfCourse}
        renderCard={(course) => <CourseCard course={course} />}
        segments={choices}
        actions={actions}
        bulk={bulk}
        create={can('trainings:write') ? { label: t('add'), to: paths.newTraining } : undefined}
        first={{ when: () => nothingYet, content: <TrainingsEmpty /> }}
        failed={t('list.failed')}
        emptySegment={t('empty.segment')}
        noMore={t('empty.noMore')}
      />
    </>
  );
};

/** The list of courses: /trainings. */
export const TrainingsPage = () => (
  <RequireRight permission="trainings:read">
    <TrainingsList />
  </RequireRight>
);
