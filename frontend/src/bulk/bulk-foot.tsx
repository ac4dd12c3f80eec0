import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import classes from './bulk.module.css';

type Props = {
  effect: string | undefined;
  things: string;
  isStarting: boolean;
  /** The problem of a start that failed; a problem of fields stands at its field. */
  problem: Problem | undefined;
  onClose: () => void;
};

/** The effect of the edit in words and numbers, and the button that starts it. */
export const BulkFoot = ({ effect, things, isStarting, problem, onClose }: Props) => {
  const { t } = useTranslation('bulk');
  return (
    <>
      {problem?.fields.length === 0 && <ErrorBox problem={problem} />}
      <p className={classes.effect} aria-live="polite">
        {effect}
      </p>
      <Group justify="flex-end">
        <Button variant="default" disabled={isStarting} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isStarting} disabled={effect === undefined}>
          {t('start', { things })}
        </Button>
      </Group>
    </>
  );
};
