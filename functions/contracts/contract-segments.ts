import type { ContractRow } from '#shared/contracts/contract.columns.ts';
import { builtInSegment } from '#shared/list/apply-list-query.ts';
import type { SegmentChoice } from '#shared/list/list-query.ts';
import type { Rule } from '#shared/list/row-index.ts';
import { toBuiltInChoice, type SegmentChoiceOut } from '#functions/platform/records/segment-choice.ts';

const waiting = new Set(['awaiting_first', 'awaiting_second', 'awaiting_employee', 'completing']);
const stuck = new Set(['declined', 'expired', 'provider_error']);

/** Built-in segments of contracts (docs/areas/contracts.md#contracts); custom ones are numbers. */
const segments: Readonly<Record<string, (row: ContractRow) => boolean>> = {
  all: ({ deleted }) => deleted === 0,
  drafts: ({ deleted, state }) => deleted === 0 && state === 'draft',
  under_way: ({ deleted, state }) => deleted === 0 && waiting.has(state),
  signed: ({ deleted, state }) => deleted === 0 && state === 'signed',
  stuck: ({ deleted, state }) => deleted === 0 && stuck.has(state),
  archived: ({ deleted }) => deleted === 1,
};

export const contractSegment = (query: SegmentChoice): Rule<ContractRow> => builtInSegment(query, segments);

export const segmentsOfContracts = async (): Promise<SegmentChoiceOut[]> =>
  Object.keys(segments).map((key) => toBuiltInChoice(`contracts:segment.${key}`, key));
