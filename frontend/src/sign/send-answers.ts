import type { Issue } from '#shared/errors/issue.ts';
import { forgetTyped } from '../answer/kept-text.ts';
import { OFFLINE, type Answer, type Failure, type linkCalls } from '../answer/link-calls.ts';
import type { Said, SaidBox } from './said-box.ts';

/** What the opened page does while an answer is sent. */
export type OpenedPage = {
  readonly said: SaidBox;
  /** Reads the pages again that could not be read. */
  readonly reload?: () => void;
  readonly setSending?: (isSending: boolean) => void;
  readonly refuse?: (issues: readonly Issue[]) => void;
  /** Whether something is drawn, which nothing keeps. */
  readonly isDrawn?: () => boolean;
};

type Options = {
  readonly calls: ReturnType<typeof linkCalls>;
  readonly opened: () => OpenedPage | undefined;
  /** Shows what became of the contract; `unsent` is an answer that was not taken. */
  readonly read: (hasFocus: boolean, unsent?: Answer) => Promise<boolean>;
};

/** Sends what the person answers, one answer at a time, and says what became of it. */
export const answerSending = ({ calls, opened, read }: Options) => {
  let isSending = false;
  const say = (said: Said | undefined): void => opened()?.said.say(said);
  const setSending = (next: boolean): void => {
    isSending = next;
    opened()?.setSending?.(next);
  };

  const refused = async ({ status, fields }: Failure, again: Pick<Said, 'again'>): Promise<void> => {
    if (status === OFFLINE) return say({ tone: 'failed', path: 'notSent', ...again });
    if (status === 422) {
      calls.pending = undefined;
      opened()?.refuse?.(fields);
      return say({ tone: 'failed', path: 'refused' });
    }
    if (status < 500 && status !== 429) {
      // The contract has moved on, maybe by the same person in another tab: the page shows its present state.
      const unsent = calls.pending;
      calls.pending = undefined;
      return void (await read(true, unsent));
    }
    say({ tone: 'failed', path: 'notSaved', ...again });
  };

  const send = async (answer: Answer): Promise<void> => {
    if (isSending) return;
    say(undefined);
    setSending(true);
    const outcome = await calls.send(answer);
    setSending(false);
    // The button below the form signs again.
    const again = 'decision' in answer && answer.decision === 'sign' ? {} : { again: () => void send(answer) };
    if (!outcome.ok) return refused(outcome.failure, again);
    forgetTyped();
    await read(true);
  };

  return {
    send,
    /** Whoever changes what could not be sent, or takes back that they agree, has sent nothing: it goes out no more. */
    changed: (): void => {
      if (isSending || !calls.pending) return;
      calls.pending = undefined;
      const isNotSent = opened()?.said.path() === 'notSent';
      say(isNotSent ? { tone: 'failed', path: 'noConnection' } : undefined);
    },
    /** Says that nothing can be sent now, unless an answer that waits says so. */
    tellOffline: () => calls.pending || say({ tone: 'failed', path: 'noConnection' }),
    /** Goes on with what waited for a connection. */
    goOn: (): void => {
      const page = opened();
      if (!page) return void read(false);
      page.reload?.();
      if (calls.pending) return void send(calls.pending);
      if (page.said.path() === 'noConnection') say({ tone: 'done', path: 'online' });
    },
  };
};
