import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { undoQuestion } from '#shared/runs/undo-question.ts';
import { paths } from '../ui/paths.ts';
import { ask } from '../ui/ask.ts';
import { Link } from '../ui/router.ts';
import type { RunActions } from './use-run-actions.ts';

const acts = ['archive', 'unarchive', 'deactivate', 'reactivate', 'check'] as const;
const isAct = (what: string): what is (typeof acts)[number] => acts.some((act) => act === what);

/**
 * Undoes a run, after a question that names it and says how many records change; or links to the run that undid it.
 */
export const UndoRun = ({
  run,
  actions,
  isQuiet = false,
}: {
  run: Pick<RunView, 'kind' | 'done' | 'result' | 'can_undo' | 'undo_run_id'>;
  actions: RunActions;
  /** Drawn as an action within a line of text. */
  isQuiet?: boolean;
}) => {
  const { t } = useTranslation('runs');
  const look = isQuiet
    ? ({ variant: 'subtle', size: 'compact-xs' } as const)
    : ({ variant: 'default', size: 'sm' } as const);
  if (run.undo_run_id !== null) {
    return (
      <Button component={Link} to={paths.run(run.undo_run_id)} {...look} leftSection={<IconArrowBackUp />}>
        {t('toUndo')}
      </Button>
    );
  }
  if (!run.can_undo) return null;
  const { what, thing, counts } = undoQuestion(run);
  const words = (count: number): string => t(`undoCount.${thing}`, { count });
  const numbers = (): string => {
    if (!counts) return t(what === 'leaver' ? 'undoText.leaver' : 'undoText.stopped');
    const { created, changed } = counts;
    if (what === 'assets-transfer' || what === 'return' || what === 'transfer')
      return t('undoText.handedBack', { changed: words(changed) });
    if (isAct(what)) return t(`undoText.${what}`, { changed: words(changed) });
    if (what === 'assets-assign-stock' && changed > 0)
      return t(created > 0 ? 'undoText.madeAndTaken' : 'undoText.toStock', {
        created: words(created),
        changed: words(changed),
      });
    if (changed === 0) return t('undoText.created', { created: words(created) });
    if (created === 0) return t('undoText.changed', { changed: words(changed) });
    return t('undoText.both', { created: words(created), changed });
  };
  const open = (): void =>
    ask({
      title: t(`undoAsk.${what}.title`),
      children: (
        <>
          <p>{numbers()}</p>
          <p>{t(`undoAsk.${what}.since`)}</p>
        </>
      ),
      confirm: t(`undoAsk.${what}.yes`),
      cancel: t('undoNo'),
      isDanger: counts !== null && counts.created > 0,
      onConfirm: actions.undo,
    });
  return (
    <Button {...look} leftSection={<IconArrowBackUp />} loading={actions.busy} onClick={open}>
      {t('undo')}
    </Button>
  );
};
