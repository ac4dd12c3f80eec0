import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ask } from '../../ui/ask.ts';
import { Link, useIsLeaving } from '../../ui/router.ts';
import classes from './segments.module.css';

type Props = {
  back: string;
  isNew: boolean;
  /** Whether the user may change the segment; otherwise they can only save a copy. */
  isOwn: boolean;
  name: string;
  busy: boolean;
  /** Whether there is something to save; a copy can be saved without a change. */
  isChanged: boolean;
  onSaveAsNew: () => void;
  onDelete: () => Promise<void>;
};

/** Cancel and Delete on the left, Save as new and the primary button on the right. */
export const SegmentFoot = ({ back, isNew, isOwn, name, busy, isChanged, onSaveAsNew, onDelete }: Props) => {
  const { t } = useTranslation(['segments', 'form']);
  const isLeaving = useIsLeaving();
  const remove = () =>
    ask({
      title: t('deleteTitle', { name }),
      children: t('deleteText'),
      confirm: t('delete'),
      isDanger: true,
      onConfirm: onDelete,
    });
  return (
    <>
      <div className={classes.footStart}>
        <Button component={Link} to={back} variant="default">
          {t('form:foot.cancel')}
        </Button>
        {!isNew && isOwn && (
          <Button variant="default" disabled={busy} onClick={remove}>
            {t('deleteShort')}
          </Button>
        )}
      </div>
      <div className={classes.footEnd}>
        {!isNew && isOwn && (
          <Button variant="default" disabled={busy || isLeaving} onClick={onSaveAsNew}>
            {t('saveAsNew')}
          </Button>
        )}
        <Button type="submit" loading={busy || isLeaving} disabled={isOwn && !isChanged}>
          {t(isNew ? 'create' : isOwn ? 'save' : 'saveAsNew')}
        </Button>
      </div>
    </>
  );
};
