import { useTranslation } from 'react-i18next';
import type { RunView } from '#shared/contract/runs/run.ts';
import { goneFiles } from '#shared/runs/run.ts';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { durationOf, momentOf } from '../../runs/run-words.ts';

/** How a run ended. */
export const RunOutcome = ({ run }: { run: RunView }) => {
  const { t } = useTranslation('runs');
  const date = run.ended_at === null ? '' : momentOf(run.ended_at);
  if (run.status === 'failed') return <ErrorBox title={t('stopped')} message={run.problem ?? t('stoppedText')} />;
  if (run.status === 'cancelled') return <Banner>{t('cancelledBanner', { date })}</Banner>;
  const { unit, count } = durationOf(run);
  const gone = goneFiles.find((why) => why === run.result?.['file_gone']);
  return (
    <>
      <Banner tone={run.failed > 0 ? 'amber' : 'green'}>
        {t('endedBanner', { date, duration: t(`duration.${unit}`, { count }) })}
      </Banner>
      {gone && <Banner tone="amber">{t(`fileGone.${gone}`)}</Banner>}
    </>
  );
};
