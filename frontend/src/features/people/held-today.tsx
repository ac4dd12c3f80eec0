import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { query } from '../../api/query.ts';
import { useActor } from '../../ui/actor.tsx';
import { heldWords } from './held-words.ts';

/** How much the person holds now, for the header. */
export const HeldToday = ({ id }: { id: number }) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const { data } = useQuery(query(getAssignments, { params: { id: String(id) }, query: { on: today } }));
  return data ? heldWords(data, t) || t('page.heldNothing') : null;
};
