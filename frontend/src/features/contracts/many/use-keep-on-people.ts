import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editEmployee } from '#shared/contract/people/edit-employee.ts';
import type { personEdits } from '#shared/contracts/many.rules.ts';
import { callEndpoint } from '../../../api/call.ts';
import { problemFromError } from '../../../api/problem.ts';
import { notifyError, notifySuccess } from '../../../ui/notify.ts';

/** Keeps values on people, one after the other, and tells on whom they could not be kept. */
export const useKeepOnPeople = (nameOf: (id: number) => string) => {
  const { t } = useTranslation('contracts');
  const [isKeeping, setKeeping] = useState(false);
  const keep = async (edits: ReturnType<typeof personEdits>): Promise<void> => {
    const refused: string[] = [];
    setKeeping(true);
    for (const body of edits) {
      try {
        await callEndpoint(editEmployee, { body });
      } catch (error) {
        refused.push(`${nameOf(body.id)} (${problemFromError(error).detail})`);
      }
    }
    setKeeping(false);
    const count = edits.length - refused.length;
    if (count > 0) notifySuccess(t('many.kept', { count }));
    if (refused.length > 0)
      notifyError({ title: t('many.notKept', { count: refused.length }), text: refused.join('; ') });
  };
  return { keep, isKeeping };
};
