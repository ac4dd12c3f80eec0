import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import { addSegment } from '#shared/contract/segments/add-segment.ts';
import { deleteSegment } from '#shared/contract/segments/delete-segment.ts';
import { editSegment } from '#shared/contract/segments/edit-segment.ts';
import { useCall } from '../../api/query.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { bodyOf, type SegmentValues } from './segment-form.ts';

/** The outcome: the segment was saved under this id, or deleted. */
export type Outcome = { saved: number; isNew: boolean } | 'deleted';

/** Adds, edits or deletes a segment. */
export const useSaveSegment = (object: ObjectType, id: string | undefined) => {
  const { t } = useTranslation('segments');
  const adding = useCall(addSegment);
  const editing = useCall(editSegment);
  const removing = useCall(deleteSegment);
  return {
    call: {
      isPending: adding.isPending || editing.isPending || removing.isPending,
      isSuccess: adding.isSuccess || editing.isSuccess || removing.isSuccess,
      error: adding.error ?? editing.error,
    },
    add: async (values: SegmentValues): Promise<Outcome> => {
      editing.reset();
      const answer = await adding.mutateAsync({ body: { object_type: object, ...bodyOf(values) } });
      notifySuccess(t('created', { name: values.name }));
      return { saved: answer.id, isNew: true };
    },
    edit: async (values: SegmentValues, version: number): Promise<Outcome> => {
      adding.reset();
      await editing.mutateAsync({ body: { id: Number(id), version, ...bodyOf(values) } });
      notifySuccess(t('saved', { name: values.name }));
      return { saved: Number(id), isNew: false };
    },
    /** Its problem is shown by the question before it. */
    remove: async (onDeleted: () => void): Promise<void> => {
      await removing.mutateAsync({ body: { id: Number(id) } });
      notifySuccess(t('deleted'));
      onDeleted();
    },
  };
};
