import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { listSegments } from '#shared/contract/segments/list-segments.ts';
import { readFilter } from '#shared/list/read-filter.ts';
import { paths } from '../../ui/paths.ts';
import { problemFromError } from '../../api/problem.ts';
import { objectTypeOf, recordKinds } from '../../records/record-kinds.ts';
import { query, readOnce } from '../../api/query.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { ReadFailed } from '../../ui/read-failed.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { SettingsFrame } from '../../ui/settings-frame.tsx';
import { useGoOn, useSearchParams } from '../../ui/router.ts';
import { safeBack } from '../../ui/safe-back.ts';
import { SegmentBuilder } from './segment-builder.tsx';
import { useSegmentColumns } from './use-segment-columns.ts';
import type { Outcome } from './use-save-segment.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './segments.module.css';

const Builder = ({ object }: { object: ObjectType }) => {
  const { t } = useTranslation('segments');
  const goOn = useGoOn();
  const [params] = useSearchParams();
  const id = params.get('id');
  const [filters] = useState(() => readFilter(params.get('filters') ?? ''));
  const { list } = recordKinds[object];
  const back = safeBack(params.get('back')) ?? paths.segments;
  const { read, columns } = useSegmentColumns(object);
  const segments = useQuery({
    ...query(listSegments, { query: { object_type: object } }),
    ...readOnce,
    enabled: id !== null,
  });
  const failed = [read, segments].find(({ isError }) => isError);
  const segment = segments.data?.data.find((one) => one.kind === 'custom' && one.id === id);
  const done = (outcome: Outcome) => {
    // A user who came from the list goes back to it, filtered by the new segment.
    const isFromList = back === list || back.startsWith(`${list}?`);
    const to = outcome !== 'deleted' && outcome.isNew && isFromList ? `${list}?segment=${outcome.saved}` : back;
    goOn(to);
  };
  if (failed?.error)
    return <ReadFailed problem={problemFromError(failed.error)} onRetry={() => void failed.refetch()} />;
  if (!columns || (id !== null && !segments.isFetchedAfterMount))
    return (
      <Stack className={classes.waiting ?? ''} aria-busy="true">
        <PageTitle of={t(id === null ? 'newTitle' : 'builder')} />
        <Skeleton height={32} width={240} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </Stack>
    );
  if (id !== null && !segment) return <NotFound />;
  return (
    <SegmentBuilder
      key={id}
      object={object}
      columns={columns}
      segment={segment}
      filter={filters ?? { match: 'all', conditions: [] }}
      back={back}
      onDone={done}
    />
  );
};

/** Adds or edits a segment: /settings/segments/builder?object=&id=&back=. */
export const SegmentBuilderPage = () => {
  const [params] = useSearchParams();
  const object = objectTypeOf(params.get('object'));
  if (!object) return <NotFound />;
  return (
    <RequireRight permission="segments:custom">
      <RequireRight permission={recordKinds[object].read}>
        <SettingsFrame>
          <Builder object={object} />
        </SettingsFrame>
      </RequireRight>
    </RequireRight>
  );
};
