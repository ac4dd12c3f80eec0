import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeaverPaper } from '#shared/people/leaver.rules.ts';
import { isOpen } from '#shared/runs/run.ts';
import { leaveEnd, tellEnd } from '../../../api/started-runs.ts';
import { undoFromToast } from '../../../api/undo-run.ts';
import { useRun } from '../../../api/use-run.ts';
import { notifyError, notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

const paperWords = {
  return_receipt: { made: 'handOver.receiptMade', open: 'handOver.openReceipt' },
  policy: { made: 'handOver.policyMade', open: 'handOver.openPolicy' },
} as const;

/**
 * Waits for the run of a hand-over, and tells in one toast what was decided and which papers were made, before `close`.
 * The shell announces the end of a run whose dialog was closed meanwhile.
 */
export const useHandOverEnd = (close: () => void) => {
  const { t } = useTranslation(['leaver', 'shell']);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [waiting, setWaiting] = useState({ id: '', words: '' });
  const { id, words } = waiting;
  const { data: run } = useRun(id);
  const hasEnded = id !== '' && run !== undefined && !isOpen(run.status);
  const isAnnounced = useRef(false);
  const announce = useEffectEvent(() => {
    if (run?.status === undefined || run.status === 'preparing' || run.status === 'running') return;
    isAnnounced.current = true;
    // why: the result of a run of this kind, which the contract leaves open
    const papers = (run.result?.['papers'] ?? []) as readonly LeaverPaper[];
    const made = papers.flatMap(({ kind, contract_id: contract }) =>
      contract === null ? [] : [{ ...paperWords[kind], contract }],
    );
    const isWhole = run.status === 'succeeded' && run.failed === 0;
    const ending = run.status === 'succeeded' ? 'succeededWithFailures' : run.status;
    const title = isWhole ? words : t(`shell:jobs.ended.${ending}`, { title: run.title, failed: run.failed });
    const text = made.map((paper) => t(paper.made)).join(' · ');
    const openings = made.map(({ open, contract }) => ({
      label: t(open),
      onClick: () => void navigate(paths.contract(contract)),
    }));
    const openRun = { label: t('shell:jobs.open'), onClick: () => void navigate(paths.run(id)) };
    const undo = run.can_undo
      ? { label: t('shell:jobs.undo'), onClick: () => void undoFromToast(id, client) }
      : undefined;
    const actions = [...openings, ...(isWhole && openings.length > 0 ? [] : [openRun]), undo];
    (isWhole ? notifySuccess : notifyError)(text === '' ? title : { title, text }, ...actions);
    for (const { contract_id: contract, problem = '' } of papers) if (contract === null) notifyError(problem);
    close();
  });
  useEffect(() => {
    if (hasEnded) announce();
  }, [hasEnded]);
  useEffect(() => {
    if (id === '') return undefined;
    tellEnd(id);
    return () => {
      if (!isAnnounced.current) leaveEnd(id);
    };
  }, [id]);
  return { isWaiting: id !== '', tellAfter: setWaiting };
};
