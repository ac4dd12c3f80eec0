import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { isOpen } from '#shared/runs/run.ts';
import { paths } from '../../ui/paths.ts';
import { Link } from '../../ui/router.ts';
import sheet from '../../ui/sheet-table.module.css';
import sticky from '../../ui/sticky-table.module.css';
import { useMoment } from '../../ui/moment.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { statusOf } from '../../runs/run-words.ts';
import classes from './runs-page.module.css';
import { format } from '../../ui/format.ts';

/** A run per row; the whole row is its link. */
export const RunsTable = ({ runs, withNames }: { runs: readonly RunView[]; withNames: boolean }) => {
  const { t } = useTranslation('runs');
  return (
    <div className={`${sheet.scroller} ${classes.scroller}`}>
      <table className={`${sticky.table} ${sheet.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('column.run')}</th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.lines')}</th>
            {withNames && <th scope="col">{t('column.by')}</th>}
            <th scope="col">{t('column.at')}</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow key={run.run_id} run={run} withName={withNames} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const RunRow = ({ run, withName }: { run: RunView; withName: boolean }) => {
  const { t } = useTranslation('runs');
  const when = useMoment();
  const { word, tone } = statusOf(run);
  const done = format().number(run.done);
  return (
    <tr>
      <td className={classes.title}>
        <Link to={paths.pageOfRun(run)}>{run.title}</Link>
        <span className={classes.kind}>{t(`kind.${run.kind}`, { defaultValue: run.kind })}</span>
      </td>
      <td>
        <ToneBadge tone={tone} dot>
          {t(`status.${word}`)}
        </ToneBadge>
      </td>
      <td className={classes.lines}>
        {isOpen(run.status) ? t('doneOf', { done, total: format().number(run.total) }) : t('done', { done })}
        {run.failed > 0 && (
          <span className={classes.failed}>{t('failed', { failed: format().number(run.failed) })}</span>
        )}
      </td>
      {withName && <td className={classes.by}>{run.actor_name}</td>}
      <td className={classes.at}>{when(run.created_at)}</td>
    </tr>
  );
};
