import { useQuery } from '@tanstack/react-query';
import { previewTemplate } from '#shared/contract/contracts/preview-template.ts';
import { query } from '../../../api/query.ts';
import type { Pages } from '../../../document-editor/drawn/draw-text.ts';
import type { DraftState } from './draft-keeper.ts';

/** What the file of a text would look like, as far as the editor says it. */
type Printed = { readonly pages: Pages | undefined; readonly unprintable: readonly string[] };

/** Where the pages of the kept text begin, undefined while the text is another one, and what cannot be printed. */
export const usePrinted = (templateId: number, { at, phase }: DraftState): Printed => {
  const asked = query(previewTemplate, { body: { template_id: templateId, page_starts: 1 } });
  const { data } = useQuery({ ...asked, queryKey: [...asked.queryKey, at], enabled: phase === 'kept' });
  const isKept = phase === 'kept' && data !== undefined;
  return { pages: (isKept && data.page_starts) || undefined, unprintable: isKept ? data.unknown_characters : [] };
};
