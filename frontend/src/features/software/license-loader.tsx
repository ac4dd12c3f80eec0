import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getLicense } from '#shared/contract/software/get-license.ts';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { useLicense } from './use-license.ts';

type Props = { head?: Head; children: (answer: EndpointResponse<typeof getLicense>) => ReactNode };

/** Reads the licence that the address names. */
export const LicenseLoader = ({ head, children }: Props) => (
  <Loaded answer={useLicense()} head={head}>
    {children}
  </Loaded>
);
