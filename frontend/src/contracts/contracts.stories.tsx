import type { Stories } from '../stories/story.ts';
import { ContractsTabs } from './contracts-tabs.tsx';
import { PersonContractsCard } from './person-contracts-card.tsx';
import { StateBadge } from './state-badge.tsx';

export const stories: Stories = {
  title: 'Contracts',
  cases: {
    'The contracts of a person': () => <PersonContractsCard personId={1} mayAdd />,
    'States of a contract': () => (
      <>
        <StateBadge row={{ state: 'draft', deleted: 0 }} />{' '}
        <StateBadge row={{ state: 'awaiting_employee', deleted: 0 }} />{' '}
        <StateBadge row={{ state: 'signed', deleted: 0 }} /> <StateBadge row={{ state: 'draft', deleted: 1 }} />
      </>
    ),
    'The tabs of contracts and templates': ContractsTabs,
  },
};
