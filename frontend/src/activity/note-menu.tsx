import { ActionIcon, MenuItem } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityItem } from '#shared/activity/events.ts';
import { takeBackNote } from '#shared/contract/activity/take-back-note.ts';
import { objectTypeOf } from '../records/record-kinds.ts';
import { useCall } from '../api/query.ts';
import { ask } from '../ui/ask.ts';
import { notifySuccess } from '../ui/notify.ts';
import { Menu } from '../ui/menu.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import classes from './activity.module.css';

const EditNote = onDemand(async () => (await import('./edit-note.tsx')).EditNote);

/** What its author, or an administrator, can do with a note. */
export const NoteMenu = ({ item }: { item: ActivityItem }) => {
  const { t } = useTranslation('activity');
  const [isEdited, setEdited] = useState(false);
  const { mutateAsync: takeBack } = useCall(takeBackNote);
  const object = objectTypeOf(item.relatedObject);
  const acts = item.note_acts ?? [];
  if (object === undefined) return null;
  const note = { relatedObject: object, relatedObjectId: item.relatedObjectId, note_id: item.id };
  const askToTakeBack = (): void =>
    ask({
      title: t('takeBackAsk'),
      children: t('takeBackText'),
      confirm: t('takeBack'),
      isDanger: true,
      onConfirm: async () => {
        await takeBack({ body: note });
        notifySuccess(t('noteTakenBack'));
      },
    });
  return (
    <>
      <Menu
        position="bottom-end"
        width={180}
        target={
          <ActionIcon variant="subtle" size={24} className={classes.noteMenu ?? ''} aria-label={t('noteMenu')}>
            <IconDots size={16} stroke={1.75} />
          </ActionIcon>
        }
      >
        {acts.includes('edit') && (
          <MenuItem leftSection={<IconPencil />} onClick={() => setEdited(true)}>
            {t('editNote')}
          </MenuItem>
        )}
        <MenuItem leftSection={<IconArrowBackUp />} onClick={askToTakeBack}>
          {t('takeBack')}
        </MenuItem>
      </Menu>
      {isEdited && (
        <EditNote note={note} text={String(item.event_info_json['note'] ?? '')} close={() => setEdited(false)} />
      )}
    </>
  );
};
