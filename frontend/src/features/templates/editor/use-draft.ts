import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { TemplateDetails } from '#shared/contract/templates/template.ts';
import { DraftKeeper, type DraftState } from './draft-keeper.ts';

/** The draft of a template while its page is open. */
export const useDraft = (details: TemplateDetails): { draft: DraftKeeper; state: DraftState } => {
  const [draft] = useState(() => new DraftKeeper(details));
  const state = useSyncExternalStore(draft.listen, draft.read);
  // The text is still there when the effects of the layout end.
  useLayoutEffect(() => () => void draft.leave(false), [draft]);
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent): void => {
      if (!draft.leave(true)) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, [draft]);
  return { draft, state };
};
