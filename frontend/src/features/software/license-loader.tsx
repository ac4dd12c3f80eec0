import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getLicense } from '#shared/contract/software/get-license.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useLicense } from './use-license.ts';

type Props = { children: (answer: EndpointResponse<typeof getLicense>) => ReactNode };

/** Reads the licence that the address names. */
export const LicenseLoader = ({ children }: Props) => <Loaded answer={useLicense()}>{children}</Loaded>;
