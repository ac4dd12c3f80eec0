import { useQuery } from '@tanstack/react-query';
import { previewTemplate } from '#shared/contract/contracts/preview-template.ts';
import { query } from '../../../api/query.ts';
import type { Pages } from '../../../document-editor/drawn/draw-text.ts';
import type { DraftState } from './draft-keeper.ts';

/** Where the pages of the kept text begin; undefined while the text is another one. */
export const usePageStarts = (templateId: number, { at, phase }: DraftState): Pages | undefined => {
  const asked = query(previewTemplate, { body: { template_id: templateId, page_starts: 1 } });
  const { data } = useQuery({ ...asked, queryKey: [...asked.queryKey, at], enabled: phase === 'kept' });
  return (phase === 'kept' && data?.page_starts) || undefined;
};
