import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FeedItem, FeedRun } from '#shared/contract/activity/list-activity.ts';
import { actorName } from '#shared/activity/actor-name.ts';
import { undoQuestion } from '#shared/runs/undo-question.ts';
import { UndoRun } from '../runs/undo-run.tsx';
import { useRunActions } from '../runs/use-run-actions.ts';
import { paths } from '../ui/paths.ts';
import { Link } from '../ui/router.ts';
import classes from './activity.module.css';

const UNDO = '-undo';

/** What a run did to many records, with the way to the run and back. */
export const RunLine = ({ item, run }: { item: FeedItem; run: FeedRun }) => {
  const { t } = useTranslation(['activity', 'runs']);
  const actions = useRunActions(run.run_id);
  const things = t(`runs:undoCount.${undoQuestion(run).thing}`, { count: run.done });
  const did =
    run.file_name !== null
      ? t('activity:run.import', { things, file: run.file_name })
      : run.kind.endsWith(UNDO)
        ? t('activity:run.undo', { things })
        : t('activity:run.other', { title: run.title });
  const who =
    item.acting_as === null
      ? actorName(item.real_name, t)
      : t('activity:actingAs', { support: item.acting_as, name: item.real_name });
  return (
    <>
      <p className={classes.words}>
        <strong>{who}</strong> {did}
      </p>
      <div className={classes.runActions}>
        <Button
          component={Link}
          to={paths.pageOfRun(run)}
          variant="subtle"
          size="compact-xs"
          leftSection={<IconExternalLink />}
        >
          {t('activity:run.view')}
        </Button>
        <UndoRun run={run} actions={actions} isQuiet />
      </div>
    </>
  );
};
