import type { ReactNode } from 'react';
import { markFirstPageReady } from './first-page.ts';

export type Question = {
  title: string;
  children: ReactNode;
  /** The verb on the button that confirms. */
  confirm: string;
  /** The words of the other button; by default Cancel. */
  cancel?: string;
  /** What is confirmed cannot be undone. */
  isDanger?: boolean;
  /** Something is told that is shown only now: there is nothing to cancel, and each way of closing it confirms. */
  isTold?: boolean;
  /** The question stays open until this ends, and shows the problem if it fails. */
  onConfirm: () => unknown;
};

let asked: Question | undefined;
const listeners = new Set<() => void>();
const show = (question: Question | undefined): void => {
  asked = question;
  for (const notify of listeners) notify();
};

/** Asks before something is done. A question asked while its display still loads is not lost. */
export const ask = (question: Question): void => {
  // A question that was asked must not wait for the browser to become idle.
  markFirstPageReady();
  show(question);
};

/** The question that is open, for its display. */
export const askedQuestion = {
  current: (): Question | undefined => asked,
  close: (): void => show(undefined),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
