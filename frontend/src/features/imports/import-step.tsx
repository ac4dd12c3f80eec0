import { useTranslation } from 'react-i18next';
import { isOpen } from '#shared/runs/run.ts';
import { useRun } from '../../api/use-run.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { UnderWay } from '../../runs/under-way.tsx';
import { RunFigures } from '../../ui/run-figures.tsx';
import { ImportFinish } from './import-finish.tsx';
import { ImportFrame } from './import-frame.tsx';
import type { ImportConfig } from './import-configs.ts';
import { StepTitle } from '../../wizard/step-title.tsx';
import { useCheckedRows } from './use-check.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';
import classes from './import-step.module.css';

type Props = { config: ImportConfig; place: ImportPlace; goTo: GoTo };

/** Step 4: the import itself, then its result. */
export const ImportStep = ({ config, place, goTo }: Props) => {
  const { t } = useTranslation('imports');
  const checked = useCheckedRows({ importId: place.importId, filter: 'wrong', page: 1 }, '', true, 1);
  const runId = place.run === '' ? (checked.data?.commit_run_id ?? '') : place.run;
  const answer = useRun(runId);
  const { data: run, error, refetch } = answer;
  const isUnderWay = run !== undefined && isOpen(run.status);
  const problem = isUnderWay ? undefined : (error?.problem ?? checked.error?.problem);
  const records = t(`${config.object}.records`, { count: run?.total ?? 0 });
  return (
    <ImportFrame config={config} step="import" fileName={checked.data?.file_name}>
      <div className={classes.page}>
        {problem && <ErrorBox problem={problem} onRetry={() => void (error ? refetch() : checked.refetch())} />}
        {isUnderWay && (
          <>
            <StepTitle className={classes.title}>{t('import.busyTitle', { records })}</StepTitle>
            <RunFigures run={run} things={t(`${config.object}.things`, { count: run.total })} />
            <UnderWay answer={answer}>{t('import.leave')}</UnderWay>
          </>
        )}
        {run && !isOpen(run.status) && (
          <ImportFinish config={config} run={run} checked={checked.data} place={place} goTo={goTo} />
        )}
      </div>
    </ImportFrame>
  );
};
