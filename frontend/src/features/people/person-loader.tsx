import type { ReactNode } from 'react';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { usePerson, type PersonDetail } from './use-person.ts';

type Props = { head?: Head; children: (person: PersonDetail) => ReactNode };

const PersonRoute = ({ head, children }: Props) => (
  <Loaded answer={usePerson()} head={head}>
    {children}
  </Loaded>
);

/** Reads the person that the address names; users who may not read people get the 403 page. */
export const PersonLoader = ({ head, children }: Props) => (
  <RequireRight permission="people:read">
    <PersonRoute head={head}>{children}</PersonRoute>
  </RequireRight>
);
