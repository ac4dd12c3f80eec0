import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaverPaper } from '#shared/people/leaver.rules.ts';
import { isOpen } from '#shared/runs/run.ts';
import { useRun } from '../../../api/use-run.ts';
import { notifyError, notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

/** Waits for the run of a hand-over and tells of the papers that it made, before `done`. */
export const useHandOverPapers = (done: () => void) => {
  const { t } = useTranslation('leaver');
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState('');
  const { data: run } = useRun(waiting);
  const hasEnded = waiting !== '' && run !== undefined && !isOpen(run.status);
  const tell = useEffectEvent(() => {
    // why: the result of a run of this kind, which the contract leaves open
    const papers = (run?.result?.['papers'] ?? []) as readonly LeaverPaper[];
    for (const { kind, contract_id: id, problem } of papers) {
      if (id === null) notifyError(problem ?? '');
      else
        notifySuccess(t(kind === 'return_receipt' ? 'handOver.receiptMade' : 'handOver.policyMade'), {
          label: t('handOver.openPaper'),
          onClick: () => void navigate(paths.contract(id)),
        });
    }
    done();
  });
  useEffect(() => {
    if (hasEnded) tell();
  }, [hasEnded]);
  return { isWaiting: waiting !== '', tellAfter: setWaiting };
};
