import { Button, Stack, Text } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { paths } from '../ui/paths.ts';
import { ask } from '../ui/ask.ts';
import { Link } from '../ui/router.ts';
import type { RunActions } from './use-run-actions.ts';

const countOf = (result: RunView['result'], name: string): number => Number(result?.[name] ?? 0);

/**
 * Undoes an import or a bulk edit, after a question that says how many records change; or links to the run that undid
 * it.
 */
export const UndoRun = ({ run, actions }: { run: RunView; actions: RunActions }) => {
  const { t } = useTranslation('runs');
  if (run.undo_run_id !== null) {
    return (
      <Button component={Link} to={paths.run(run.undo_run_id)} variant="default" leftSection={<IconArrowBackUp />}>
        {t('toUndo')}
      </Button>
    );
  }
  if (!run.can_undo) return null;
  const object = run.result?.['object'] === 'employee' ? 'employee' : 'car';
  const [created, changed] = [countOf(run.result, 'created'), countOf(run.result, 'changed')];
  const words = (count: number): string => t(`undoCount.${object}`, { count });
  const isBulk = run.kind === 'bulk_edit';
  const numbers =
    created === 0
      ? t('undoText.changed', { changed: words(changed) })
      : changed === 0
        ? t('undoText.created', { created: words(created) })
        : t('undoText.both', { created: words(created), changed });
  const open = (): void =>
    void ask({
      title: t(isBulk ? 'undoBulk.title' : 'undoTitle'),
      children: (
        <Stack gap="xs">
          <Text size="sm">{numbers}</Text>
          <Text size="sm" c="dimmed">
            {t(isBulk ? 'undoBulk.since' : 'undoText.since')}
          </Text>
        </Stack>
      ),
      labels: { confirm: t(isBulk ? 'undoBulk.yes' : 'undoYes'), cancel: t('undoNo') },
      onConfirm: actions.undo,
    });
  return (
    <Button variant="default" leftSection={<IconArrowBackUp />} loading={actions.busy} onClick={open}>
      {t('undo')}
    </Button>
  );
};
