import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorFile } from '#shared/contract/imports/error-file.ts';
import type { RunView } from '#shared/contract/runs/run.ts';
import { useDownload } from '../../api/use-download.ts';
import { recordKinds } from '../../records/record-kinds.ts';
import { UndoRun } from '../../runs/undo-run.tsx';
import { useRunActions } from '../../runs/use-run-actions.ts';
import { paths } from '../../ui/paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Link } from '../../ui/router.ts';
import { RunFigures } from '../../ui/run-figures.tsx';
import type { ImportConfig } from './import-configs.ts';
import type { CheckedRows } from './use-check.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './import-step.module.css';

type Props = {
  config: ImportConfig;
  run: RunView;
  checked: CheckedRows | undefined;
  place: ImportPlace;
  goTo: GoTo;
};

const titles = {
  succeeded: 'import.doneTitle',
  cancelled: 'import.cancelledTitle',
  failed: 'import.failedTitle',
} as const;

/** The result of the import, the rows it left out, and links to go on with. */
export const ImportFinish = ({ config, run, checked, place, goTo }: Props) => {
  const { t } = useTranslation('imports');
  const file = useDownload(errorFile);
  const actions = useRunActions(run.run_id);
  const counts = checked?.counts;
  const wrong = counts?.wrong ?? 0;
  const title = run.status === 'cancelled' || run.status === 'failed' ? titles[run.status] : titles.succeeded;
  return (
    <>
      <div role="status">
        <h2 className={classes.title}>{t(title, { records: t(`${config.object}.records`, { count: run.done }) })}</h2>
        {counts && run.done === checked.records && (
          <p className={classes.made}>
            {t(counts.same > 0 ? 'import.made' : 'import.madeNew', {
              added: counts.new,
              changed: counts.changed,
              same: counts.same,
            })}
          </p>
        )}
      </div>
      <RunFigures run={run} things={t(`${config.object}.things`, { count: run.total })} />
      {run.problem !== null && <ErrorBox title={t('check.failed')} message={run.problem} />}
      {run.failed > 0 && (
        <Banner tone="red" action={<Link to={`${paths.run(run.run_id)}?filter=failed`}>{t('import.showFailed')}</Link>}>
          {t('import.failedHelp', { count: run.failed })}
        </Banner>
      )}
      {wrong > 0 && (
        <section className={classes.wrong}>
          <p>{t('import.wrongHelp', { count: wrong })}</p>
          <Button
            variant="default"
            leftSection={<IconDownload />}
            loading={file.busy}
            onClick={() => void file.download({ query: { import_id: place.importId } })}
          >
            {t('import.wrongRows')}
          </Button>
        </section>
      )}
      <div className={classes.next}>
        <Button component={Link} to={recordKinds[config.kind].list}>
          {t(`${config.object}.list`)}
        </Button>
        <Button variant="default" onClick={() => goTo({ step: 'file' })}>
          {t('import.again')}
        </Button>
        <UndoRun run={run} actions={actions} />
        <Anchor component={Link} to={paths.run(run.run_id)} className={classes.link}>
          {t('import.showRun')}
        </Anchor>
      </div>
    </>
  );
};
