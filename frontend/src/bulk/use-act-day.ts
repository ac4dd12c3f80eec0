import { useState } from 'react';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isoOf } from '#shared/values/dates.ts';
import { firstDayAfter } from '#shared/values/last-days.ts';
import { useActor } from '../ui/actor.tsx';

export type ActDay = {
  /** The last day of who has it, where empty stands for now, or the first day of who gets it. */
  kind: 'last' | 'first';
  required: boolean;
  text: string;
  change: (text: string) => void;
  error: string | undefined;
  setError: (message: string | undefined) => void;
  issue: Issue | undefined;
  /** The first day on which the change counts, as the API takes it. */
  wire: string | null;
};

/** The day of a change of holder of many records, which starts today unless another day is typed. */
export const useActDay = (kind: ActDay['kind'], isLastRequired = false): ActDay => {
  const { today } = useActor();
  const [first, setFirst] = useState(today);
  const [last, setLast] = useState('');
  const [error, setError] = useState<string>();
  const text = kind === 'first' ? first : last;
  const typed = text.trim();
  const required = kind === 'first' || isLastRequired;
  const isEmpty = typed === '';
  const wrong = isEmpty ? required && issue('date', 'required') : !isoOf(typed) && issue('date', 'invalid_date');
  return {
    kind,
    required,
    text,
    change: (next) => {
      if (kind === 'first') setFirst(next);
      else setLast(next);
      setError(undefined);
    },
    error,
    setError,
    issue: wrong || undefined,
    wire: isEmpty || wrong ? null : kind === 'first' ? typed : firstDayAfter(typed),
  };
};
