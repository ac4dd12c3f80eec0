import { useCallback, useState } from 'react';
import { isEverybody } from '#shared/push/segments.rules.ts';
import { useKeptForm } from '../../../form/use-kept-form.ts';
import { useLocation } from '../../../ui/router.ts';
import { useToday } from '../../../ui/use-today.ts';
import { emptyForm, type PushForm } from './push-form.ts';
import { NOBODY, useTicks, type Unticked } from './use-ticks.ts';

/** That people are pushed again is asked each time: who was pushed already changes while the page is left. */
type Kept = Omit<PushForm, 'isRetryConfirmed'> & { unticked: Unticked };

/**
 * Who goes along and what is sent with them. The tab keeps both under the month, so that they are there again after the
 * way to the payroll codes and back (docs/areas/push.md#pages).
 */
export const usePushForm = (segment: string, readyIds: readonly number[] | undefined) => {
  const today = useToday();
  const { pathname } = useLocation();
  const [start] = useState((): Kept => {
    const { isRetryConfirmed: _, ...along } = emptyForm(today);
    return { ...along, unticked: NOBODY };
  });
  const { form, draft } = useKeptForm(start, '', pathname);
  const [isRetryConfirmed, setRetryConfirmed] = useState(false);
  const { unticked, ...along } = form.values;
  const { setValues } = form;
  const changeTicks = useCallback(
    (replace: (before: Unticked) => Unticked) =>
      setValues((before) => ({ unticked: replace(before.unticked ?? NOBODY) })),
    [setValues],
  );
  const ticks = useTicks(isEverybody(segment) ? 'all' : segment, readyIds, unticked, changeTicks);
  return {
    ticks,
    form: { ...along, isRetryConfirmed },
    change: ({ isRetryConfirmed: isConfirmed, ...part }: Partial<PushForm>): void => {
      if (isConfirmed !== undefined) setRetryConfirmed(isConfirmed);
      form.setValues(part);
    },
    draft,
  };
};
