import { Button } from '@mantine/core';
import { IconPlayerPlay, IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { isOpen } from '#shared/runs/run.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { momentOf, statusOf } from '../../runs/run-words.ts';
import { RunResult } from './run-result.tsx';
import { UndoRun } from '../../runs/undo-run.tsx';
import type { RunActions } from '../../runs/use-run-actions.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import classes from './run-page.module.css';

/** The title of a run, who started it, and the actions that are possible on it. */
export const RunHeader = ({ run, actions }: { run: RunView; actions: RunActions }) => {
  const { t } = useTranslation('runs');
  const { word, tone } = statusOf(run);
  const kind = t(`kind.${run.kind}`, { defaultValue: run.kind });
  return (
    <header className={classes.head}>
      <PageTitle of={run.title} />
      <div className={classes.words}>
        <Link to={paths.runs} className={classes.crumb}>
          {t('title')}
        </Link>
        <h1>{run.title}</h1>
        <p className={classes.by}>
          <ToneBadge tone={tone} dot>
            {t(`status.${word}`)}
          </ToneBadge>
          {t('by', { kind, name: run.actor_name, date: momentOf(run.created_at) })}
        </p>
      </div>
      <div className={classes.actions}>
        {run.can_cancel && (
          <Button variant="default" leftSection={<IconSquare />} loading={actions.busy} onClick={actions.cancel}>
            {t('cancel')}
          </Button>
        )}
        {run.can_resume && run.status !== 'succeeded' && (
          <Button leftSection={<IconPlayerPlay />} loading={actions.busy} onClick={actions.resume}>
            {t('resume')}
          </Button>
        )}
        <UndoRun run={run} actions={actions} />
        {!isOpen(run.status) && <RunResult run={run} />}
      </div>
    </header>
  );
};
