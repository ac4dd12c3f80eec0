import type { ReactNode } from 'react';
import { paths } from '../ui/paths.ts';
import { useCan } from '../ui/actor.tsx';
import { PersonChip } from '../ui/person-chip.tsx';

type Props = {
  person: { id: number; name: string; avatar: string | null } | null;
  /** Shown without a person. */
  nobody: ReactNode;
};

/** The person who has a record, as a link if the user may read people. */
export const Holder = ({ person, nobody }: Props) => {
  const can = useCan();
  if (!person) return nobody;
  return (
    <PersonChip
      name={person.name}
      picture={person.avatar}
      {...(can('people:read') && { to: paths.person(person.id) })}
    />
  );
};
