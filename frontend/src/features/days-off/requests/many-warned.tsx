import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { requestWarnings } from '#shared/days-off/limits.ts';
import { query } from '../../../api/query.ts';
import type { SelectionState } from '../../../list/use-selection.ts';
import { Banner } from '../../../ui/banner.tsx';
import { decidableIn, type InboxPlace } from './use-inbox-place.ts';
import classes from './inbox.module.css';

/** The most people who are named for each fact. */
const NAMED_MAX = 5;

type Props = { picked: SelectionState; place: InboxPlace };

/** What speaks against approving the selected requests, and whose they are: the badges of each, told once for all. */
export const ManyWarned = ({ picked: { selection }, place }: Props) => {
  const { t } = useTranslation('days-off');
  const { data } = useQuery(query(listInbox, { query: decidableIn(place) }));
  const rows = (data?.data ?? []).filter(
    ({ id, state }) => state === 'requested' && (selection.all || selection.ids.has(id)),
  );
  const facts = requestWarnings.flatMap((fact) => {
    const names = [...new Set(rows.filter((row) => row.warnings.includes(fact)).map((row) => row.person_name))];
    if (names.length === 0) return [];
    const named = names.slice(0, NAMED_MAX).join(', ');
    const more = names.length - NAMED_MAX;
    return { fact, names: more > 0 ? t('inbox.many.more', { names: named, others: more }) : named };
  });
  if (facts.length === 0) return null;
  return (
    <Banner tone="amber">
      {t('inbox.many.warned')}
      <ul className={classes.facts}>
        {facts.map(({ fact, names }) => (
          <li key={fact}>{t('inbox.many.factOf', { fact: t(`inbox.fact.${fact}`), names })}</li>
        ))}
      </ul>
    </Banner>
  );
};
