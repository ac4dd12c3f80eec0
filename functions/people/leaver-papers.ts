import { AppError } from '#shared/errors/problem.ts';
import type { LeaverPaper } from '#shared/people/leaver.rules.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { planPolicy, type PolicyOrder } from '#functions/contracts/make-policy.ts';
import { failureMessage, isTransient } from '#functions/platform/runs/run-failure.ts';
import type { RunEnd } from '#functions/platform/runs/run-kind.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { claimOnce, ownerOf } from '#functions/platform/storage/unique.ts';
import type { LeaverInput, LeaverRunItem } from './leaver-run-input.ts';

const CLAIM = 'leaver_paper';

type Paper = Pick<PolicyOrder, 'employee_id' | 'things' | 'template_id'> & { readonly kind: LeaverPaper['kind'] };

const thingsOf = (items: readonly LeaverRunItem[]): PolicyOrder['things'] =>
  items.flatMap(({ type, id }, at) =>
    type === 'software_license' ? [] : [{ object_type: type, object_id: id, path: `items.${at}` }],
  );

/** One receipt of the leaver over what they gave away, and one policy for each person who got something. */
const papersOf = (input: LeaverInput, done: readonly LeaverRunItem[]): Paper[] => {
  const { employee_id, receipt, policy_template_id: template_id } = input;
  const given = thingsOf(done.filter(({ action }) => action !== 'keep'));
  const receivers = Map.groupBy(
    done.filter(({ action }) => action === 'transfer'),
    ({ to_employee_id: to }) => to,
  );
  const policies =
    template_id === undefined
      ? []
      : [...receivers].map(([to, items]) => ({
          kind: 'policy' as const,
          employee_id: to,
          things: thingsOf(items),
          template_id,
        }));
  return [
    ...(receipt === 1 ? [{ kind: 'return_receipt' as const, employee_id, things: given, template_id: undefined }] : []),
    ...policies,
  ].filter(({ things }) => things.length > 0);
};

/** Makes a paper once, however often the run ends; the claim of a run and a paper keeps the contract. */
const makeOnce = async (paper: Paper, { runId, readActor }: RunEnd): Promise<number> => {
  const name = `${runId}:${paper.kind}:${paper.employee_id}`;
  const made = await ownerOf(CLAIM, name);
  if (made !== undefined) return made;
  const actor = await readActor();
  assertMay(actor, 'policies:add');
  const { id, writes } = await planPolicy(actor, { ...paper, thingsPath: 'items', isPartner: undefined });
  await transact([claimOnce(CLAIM, name, id, () => new AppError('unavailable')), ...writes]);
  return id;
};

/**
 * The papers of a hand-over, as drafts. They come at its end, because a policy is for who has a thing; one that cannot
 * be made leaves the hand-over as it is (docs/areas/people.md#leaving).
 */
export const leaverPapers = async (input: LeaverInput, end: RunEnd): Promise<LeaverPaper[]> => {
  if (input.receipt !== 1 && input.policy_template_id === undefined) return [];
  const rows = await readLedger(end.runId, 1, input.things.length);
  const done = rows.flatMap(({ status, number }) => (status === 'done' ? (input.things[number - 1] ?? []) : []));
  const papers: LeaverPaper[] = [];
  for (const paper of papersOf(input, done)) {
    const { kind, employee_id } = paper;
    try {
      papers.push({ kind, employee_id, contract_id: await makeOnce(paper, end) });
    } catch (error) {
      if (isTransient(error)) throw error;
      papers.push({ kind, employee_id, contract_id: null, problem: failureMessage(error, end.runId) });
    }
  }
  return papers;
};
