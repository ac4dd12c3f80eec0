import { DRAFT_LEASE_SECONDS } from './limits.ts';
import type { Template } from './template.ts';

type Holder = NonNullable<Template['draft']>;

/** Whether somebody else works on the text: the last save of another user is not two minutes old. */
export const draftIsLocked = (draft: Holder, userId: number, at: Date): boolean =>
  draft.user_id !== userId && at.getTime() - Date.parse(draft.at) < DRAFT_LEASE_SECONDS * 1000;
