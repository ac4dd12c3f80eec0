import { useCallback, useEffect, useRef, useState } from 'react';
import { keysOf } from '#shared/values/keys-of.ts';
import { useActor } from '../ui/actor.tsx';
import { useLocation } from '../ui/router.ts';
import { draftKey, forgetDraft, forgetDrafts, keepDraft, readDraft, type Draft } from './drafts.ts';
import { isSame } from './three-way-diff.ts';

const differ = <Values extends object>(draft: Draft<Values>, start: Values): boolean =>
  keysOf(draft.values).some((name) => !isSame(draft.values[name], start[name]));

/**
 * What this tab kept of a form that was loaded again before it was saved. `found` is what the form starts with; `keep`
 * is called with every change, and `forget` once there is nothing left to restore. `subject` tells forms of one address
 * apart; `address` is that of the form where a part of the page's own says only what is shown.
 */
export const useDraft = <Values extends object>(start: Values, subject = '', address?: string) => {
  const { user_id: user } = useActor();
  const { pathname, search } = useLocation();
  const [key] = useState(() => draftKey(user, (address ?? pathname + search) + subject, Object.keys(start)));
  const [found, setFound] = useState(() => {
    forgetDrafts(user);
    const draft = readDraft<Values>(key);
    return draft && differ(draft, start) ? draft : undefined;
  });
  const isOver = useRef(false);
  const forget = useCallback(() => {
    isOver.current = true;
    forgetDraft(key);
  }, [key]);
  return {
    found,
    forget,
    /** Hides the notice; what was restored is given up. */
    discard: (): void => {
      setFound(undefined);
      forgetDraft(key);
    },
    keep: useCallback(
      (draft: Draft<Values> | undefined): void => {
        if (isOver.current) return;
        if (draft) keepDraft(key, draft);
        else forgetDraft(key);
      },
      [key],
    ),
  };
};

/** Keeps what is typed for as long as it differs from the start of the form. */
export const useKeptDraft = <Values extends object>(
  keep: (draft: Draft<Values> | undefined) => void,
  draft: Draft<Values> | undefined,
): void => {
  const text = JSON.stringify(draft);
  useEffect(() => {
    // why: the text is the draft itself; comparing texts spares a write for each drawing
    keep(text === undefined ? undefined : (JSON.parse(text) as Draft<Values>));
  }, [keep, text]);
};
