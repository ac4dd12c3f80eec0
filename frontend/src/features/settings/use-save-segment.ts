import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/activity/events.ts';
import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { deleteSegment } from '#shared/contract/segments/delete-segment.ts';
import { editSegment } from '#shared/contract/segments/edit-segment.ts';
import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import { useCall } from '../../api/query.ts';
import { notifyProblem, notifySuccess } from '../../ui/notify.ts';
import { bodyOf, type SegmentValues } from './segment-form.ts';

/** What became of it: saved under this id, or gone. */
export type Outcome = { saved: number; isNew: boolean } | 'deleted';

/** Saves, keeps a copy of, or deletes a segment; a stale one brings what is stored now. */
export const useSaveSegment = (object: ObjectType, id: string | undefined, onDone: (outcome: Outcome) => void) => {
  const { t } = useTranslation('segments');
  const [theirs, setTheirs] = useState<SegmentOut>();
  const adding = useCall(addSegment);
  const editing = useCall(editSegment);
  const removing = useCall(deleteSegment);
  const done = (words: string, outcome: Outcome) => {
    notifySuccess(words);
    onDone(outcome);
  };
  return {
    busy: adding.isPending || editing.isPending || removing.isPending,
    problem: (adding.error ?? editing.error)?.problem,
    theirs,
    forget: () => {
      setTheirs(undefined);
      editing.reset();
    },
    add: (values: SegmentValues) => {
      editing.reset();
      adding.mutate(
        { body: { object_type: object, ...bodyOf(values) } },
        { onSuccess: (answer) => done(t('created', { name: values.name }), { saved: answer.id, isNew: true }) },
      );
    },
    edit: (values: SegmentValues, version: number | undefined) => {
      adding.reset();
      editing.mutate(
        { body: { id: Number(id), ...(version !== undefined && { version }), ...bodyOf(values) } },
        {
          onSuccess: () => done(t('saved', { name: values.name }), { saved: Number(id), isNew: false }),
          onError: ({ problem }) => {
            if (problem.code === 'stale_version') setTheirs(problem['current'] as SegmentOut);
          },
        },
      );
    },
    remove: () =>
      removing.mutate(
        { body: { id: Number(id) } },
        { onSuccess: () => done(t('deleted'), 'deleted'), onError: ({ problem }) => notifyProblem(problem) },
      ),
  };
};
