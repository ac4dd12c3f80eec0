import { ActionIcon, Button, MenuItem, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { objectTypes, type ObjectType } from '#shared/records/object-types.ts';
import { deleteSegment } from '#shared/contract/segments/delete-segment.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { paths } from '../../ui/paths.ts';
import { problemFromError, type ProblemError } from '../../api/problem.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { query, useCall } from '../../api/query.ts';
import { useCan } from '../../ui/actor.tsx';
import { ask } from '../../ui/ask.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { format } from '../../ui/format.ts';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { Menu } from '../../ui/menu.tsx';
import table from '../../ui/settings-table.module.css';

const Row = ({ object, segment }: { object: ObjectType; segment: SegmentOut }) => {
  const { t } = useTranslation('segments');
  const removing = useCall(deleteSegment);
  const name = segment.name ?? '';
  const remove = () =>
    ask({
      title: t('deleteTitle', { name }),
      children: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: async () => {
        await removing.mutateAsync({ body: { id: Number(segment.id) } });
        notifySuccess(t('deleted'));
      },
    });
  return (
    <tr>
      <th scope="row">
        <Link to={paths.segmentBuilder(object, { id: segment.id, back: paths.segments })} className={table.link}>
          {name}
        </Link>
      </th>
      <td>{segment.shared === 1 ? <ToneBadge tone="accent">{t('shared')}</ToneBadge> : t('private')}</td>
      <td className={table.count}>
        <Link
          className={table.link}
          to={`${recordKinds[object].list}?segment=${segment.id}`}
          aria-label={t('showRecords', { name, count: t(`count.${object}`, { count: segment.count }) })}
        >
          {t('figure', { count: segment.count })}
        </Link>
      </td>
      <td className={table.actions}>
        {segment.is_own === true && (
          <>
            <ActionIcon
              component={Link}
              to={paths.segmentBuilder(object, { id: segment.id, back: paths.segments })}
              aria-label={t('edit', { name })}
            >
              <IconPencil size={16} stroke={1.75} />
            </ActionIcon>
            <ActionIcon aria-label={t('deleteNamed', { name })} onClick={remove}>
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </>
        )}
      </td>
    </tr>
  );
};

type Answer = UseQueryResult<EndpointResponse<typeof listSegments>, ProblemError>;

const customOf = ({ data }: Answer): SegmentOut[] => data?.data.filter(({ kind }) => kind === 'custom') ?? [];

type SegmentsOfProps = { object: ObjectType; segments: Answer };

/** The lists without a segment, in one line: a row for each would bury the segments there are. */
const WithoutSegments = ({ objects }: { objects: readonly ObjectType[] }) => {
  const { t } = useTranslation('segments');
  if (objects.length === 0) return null;
  return (
    <tbody>
      <tr className={table.group}>
        <th scope="rowgroup" colSpan={4}>
          {t('none')}
          <span>{format().list(objects.map((object) => t(`object.${object}`)))}</span>
        </th>
      </tr>
    </tbody>
  );
};

/** The segments of one list, below its name. */
const SegmentsOf = ({ object, segments }: SegmentsOfProps) => {
  const { t } = useTranslation('segments');
  const custom = customOf(segments);
  return (
    <tbody>
      <tr className={table.group}>
        <th scope="rowgroup" colSpan={4}>
          {t(`object.${object}`)}
        </th>
      </tr>
      {segments.isError && (
        <tr>
          <td colSpan={4}>
            <ErrorBox problem={problemFromError(segments.error)} onRetry={() => void segments.refetch()} />
          </td>
        </tr>
      )}
      {custom.map((segment) => (
        <Row key={segment.id} object={object} segment={segment} />
      ))}
    </tbody>
  );
};

const isBare = ({ segments }: SegmentsOfProps): boolean => segments.isSuccess && customOf(segments).length === 0;

const AllSegments = () => {
  const { t } = useTranslation('segments');
  const can = useCan();
  const objects = objectTypes.filter((object) => can(recordKinds[object].read));
  const answers = useQueries({
    queries: objects.map((object) => query(listSegments, { query: { object_type: object } })),
  });
  // The lists come together: those of one would move the others down.
  const isPending = answers.some((answer) => answer.isPending);
  const lists = objects.flatMap((object, at) => {
    const segments = answers[at];
    return segments ? [{ object, segments }] : [];
  });
  const shown = lists.filter((each) => !isBare(each));
  const add = (
    <Menu position="bottom-end" target={<Button leftSection={<IconPlus />}>{t('add')}</Button>}>
      {objects.map((object) => (
        <MenuItem key={object} component={Link} to={paths.segmentBuilder(object, { back: paths.segments })}>
          {t(`object.${object}`)}
        </MenuItem>
      ))}
    </Menu>
  );
  return (
    <SettingsLayout title={t('title')} intro={t('intro')} actions={objects.length > 0 && add}>
      <div className={table.box} aria-busy={isPending}>
        <table className={table.table} data-fixed>
          <thead>
            <tr>
              <th scope="col">{t('field.name')}</th>
              <th scope="col">{t('field.shared')}</th>
              <th scope="col" className={table.count}>
                {t('records')}
              </th>
              <th scope="col">
                <VisuallyHidden>{t('actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          {!isPending &&
            shown.map(({ object, segments }) => <SegmentsOf key={object} object={object} segments={segments} />)}
          {!isPending && <WithoutSegments objects={lists.filter(isBare).map(({ object }) => object)} />}
        </table>
      </div>
    </SettingsLayout>
  );
};

/** Every custom segment that the user may use, with the number of its records: /settings/segments. */
export const SegmentsPage = () => (
  <RequireRight permission="segments:custom">
    <AllSegments />
  </RequireRight>
);
