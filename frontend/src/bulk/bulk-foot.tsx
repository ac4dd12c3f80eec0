import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './bulk.module.css';

type Props = { effect: string | undefined; things: string; isStarting: boolean; onClose: () => void };

/** The effect of the edit in words and numbers, and the button that starts it. */
export const BulkFoot = ({ effect, things, isStarting, onClose }: Props) => {
  const { t } = useTranslation('bulk');
  return (
    <>
      <p className={classes.effect} aria-live="polite">
        {effect}
      </p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isStarting} disabled={effect === undefined}>
          {t('start', { things })}
        </Button>
      </Group>
    </>
  );
};
