import type { ContractState } from '#shared/contracts/names.ts';
import { can } from '#shared/permissions/rules.ts';
import { receiptsOwedReader } from '#functions/contracts/receipts-owed.ts';
import { personContracts, policyTemplates } from '#functions/platform/contracts/policies.ts';
import { doneItem, isNew, openItem, noItems, type BoardItem, type BoardSource } from './board-source.ts';

const CONTRACT = 'employment_contract';
const isDone = (state: ContractState): boolean => state === 'signed' || state === 'completing';

const underWay: ReadonlySet<ContractState> = new Set([
  'awaiting_first',
  'awaiting_second',
  'awaiting_employee',
  'provider_error',
]);

type Paper = ReturnType<typeof personContracts.rowsOf>[number];

const papersOf = (person: number): Paper[] =>
  personContracts.rowsOf(person).filter(({ deleted, state }) => deleted === 0 && state !== 'cancelled');

const newest = (papers: readonly Paper[]): Paper | undefined =>
  papers.reduce<Paper | undefined>((last, one) => (last && last.id > one.id ? last : one), undefined);

const openPaper = (kind: 'contract' | 'paper', { id, name, state }: Paper): BoardItem =>
  openItem(kind, { id, name, state });

/** The contract of somebody new: written, sent, signed. Asked for where the company writes contracts here at all. */
const contractOf = (papers: readonly Paper[], writesContracts: boolean): BoardItem[] => {
  const contract = newest(papers.filter(({ type }) => type === CONTRACT));
  if (!contract) return writesContracts ? [openItem('contract')] : [];
  return [isDone(contract.state) ? doneItem('contract') : openPaper('contract', contract)];
};

/** Policies, annexes and agreements: those that wait for a signature, and those that were signed. */
const othersOf = (papers: readonly Paper[]): BoardItem[] =>
  papers
    .filter(({ type }) => type !== CONTRACT)
    .map((paper) => (isDone(paper.state) ? doneItem('paper') : openPaper('paper', paper)));

/** What somebody who leaves still has to sign, and their receipts. */
const lastOf = (papers: readonly Paper[]): BoardItem[] =>
  papers.flatMap((paper) => {
    if (underWay.has(paper.state)) return [openPaper('paper', paper)];
    return paper.policy === 'return_receipt' && isDone(paper.state) ? [doneItem('receipt')] : [];
  });

/** Contracts, policies and receipts: what is to be written, signed and given. */
export const boardPapers: BoardSource = async (actor) => {
  if (!can(actor, 'contracts:read')) return noItems;
  const owedTo = await receiptsOwedReader();
  const isOffered = can(actor, 'policies:add');
  const writesContracts = [...policyTemplates.rows.all()].some(
    ({ type, published, deleted }) => type === CONTRACT && published > 0 && deleted === 0,
  );
  return (person) => {
    const papers = papersOf(person.row.id);
    if (isNew(person)) return [...contractOf(papers, writesContracts), ...othersOf(papers)];
    const owed = isOffered ? owedTo(person.row.id).length : 0;
    return [...lastOf(papers), ...(owed > 0 ? [openItem('receipt', { count: owed })] : [])];
  };
};
