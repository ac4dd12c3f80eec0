import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryClient } from '@tanstack/react-query';
import { decideRequests, type decisions } from '#shared/contract/days-off/decide-requests.ts';
import { undecideRequests } from '#shared/contract/days-off/undecide-requests.ts';
import { UNDO_SECONDS } from '#shared/days-off/limits.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { notifyWhenEnded } from '../../../api/started-runs.ts';
import { notifyError, notifyFor, notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';

export type Decision = (typeof decisions)[number];
/** A decision that somebody else took first. */
export type TakenDecision = { id: number; decision: string; by: string; at: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Approves and declines. Each decision has a toast with Undo for as long as the mail about it waits; a request that
 * somebody else decided first is told as such.
 */
export const useDecisions = () => {
  const { t } = useTranslation('days-off');
  const client = useQueryClient();
  const navigate = useNavigate();
  const deciding = useCall(decideRequests);
  const undoing = useCall(undecideRequests);
  const [taken, setTaken] = useState<TakenDecision>();
  // The next request is open when Undo is pressed, and what was asked for here has left the page: hence no callbacks.
  const undo = async (ids: readonly number[]): Promise<void> => {
    try {
      const { failed } = await undoing.mutateAsync({ body: { request_ids: [...ids] } });
      if (failed.length === 0) notifySuccess(t('inbox.undone', { count: ids.length }));
      else notifyError(t('inbox.notUndone', { count: failed.length }));
    } catch (error) {
      notifyThrown(error);
    }
  };
  const tellDecided = (ids: readonly number[], words: string): void =>
    notifyFor(UNDO_SECONDS * 1000, words, { label: t('inbox.undo'), onClick: () => void undo(ids) });
  return {
    taken,
    isPending: deciding.isPending,
    /** Decides one request; false when somebody else decided it first. Any other failure is thrown. */
    decideOne: async (request: { id: number; name: string }, decision: Decision, message: string): Promise<boolean> => {
      try {
        await deciding.mutateAsync({ body: { request_ids: [request.id], decision, message } });
        tellDecided([request.id], t(`inbox.decided.${decision}`, { name: request.name }));
        return true;
      } catch (error) {
        const problem = problemFromError(error);
        if (problem.fields.length === 0) void client.invalidateQueries();
        if (problem.code !== 'already_decided') throw error;
        const { decision: was, decided_by: by, decided_at: at } = problem;
        setTaken({ id: request.id, decision: text(was), by: text(by), at: text(at) });
        return false;
      }
    },
    /** Decides several requests, as a run when they are many; false when nothing was decided. */
    decideMany: async (ids: readonly number[], decision: Decision, message: string): Promise<void> => {
      const answer = await deciding.mutateAsync({ body: { request_ids: [...ids], decision, message } });
      const { run_id: run, failed = [], count = ids.length - failed.length } = answer;
      if (run !== undefined) {
        notifyWhenEnded(run);
        notifySuccess(t('inbox.runStarted', { count: ids.length }), {
          label: t('inbox.runOpen'),
          onClick: () => void navigate(paths.run(run)),
        });
        return;
      }
      const refused = new Set(failed.map(({ id }) => id));
      if (count > 0)
        tellDecided(
          ids.filter((id) => !refused.has(id)),
          t(`inbox.decidedMany.${decision}`, { count }),
        );
      if (failed.length > 0)
        notifyError({ title: t('inbox.notDecided', { count: failed.length }), text: t('inbox.notDecidedWhy') });
    },
  };
};
