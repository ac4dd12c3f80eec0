import { useState } from 'react';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { doneDayIssues, fromDmy, isoOf } from '#shared/values/dates.ts';
import { firstDayAfter } from '#shared/values/last-days.ts';
import { useActor } from '../ui/actor.tsx';

export type ActDay = {
  /**
   * The last day of who has it, where empty stands for now, the first day of who gets it, or the day on which it was
   * done.
   */
  kind: 'last' | 'first' | 'done';
  required: boolean;
  text: string;
  change: (text: string) => void;
  error: string | undefined;
  setError: (message: string | undefined) => void;
  issue: Issue | undefined;
  /** The first day on which the change counts, as the API takes it. */
  wire: string | null;
};

/** The day of an act on many records: today unless another one is typed. */
export const useActDay = (kind: ActDay['kind'], isLastRequired = false): ActDay => {
  const { today } = useActor();
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState('');
  const [error, setError] = useState<string>();
  const text = kind === 'last' ? last : first;
  const typed = text.trim();
  const required = kind !== 'last' || isLastRequired;
  const isEmpty = typed === '';
  const iso = isoOf(typed);
  const tooLate = kind === 'done' && iso ? doneDayIssues('date', iso, fromDmy(today))[0] : undefined;
  const wrong = isEmpty ? required && issue('date', 'required') : iso ? tooLate : issue('date', 'invalid_date');
  return {
    kind,
    required,
    text,
    change: (next) => {
      if (kind === 'last') setLast(next);
      else setFirst(next);
      setError(undefined);
    },
    error,
    setError,
    issue: wrong || undefined,
    wire: isEmpty || wrong ? null : kind === 'last' ? firstDayAfter(typed) : typed,
  };
};
