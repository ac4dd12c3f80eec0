import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { usePerson, type PersonDetail } from './use-person.ts';

type Props = { children: (person: PersonDetail) => ReactNode };

const PersonRoute = ({ children }: Props) => <Loaded answer={usePerson()}>{children}</Loaded>;

/** Reads the person that the address names; users who may not read people get the 403 page. */
export const PersonLoader = ({ children }: Props) => (
  <RequireRight permission="people:read">
    <PersonRoute>{children}</PersonRoute>
  </RequireRight>
);
