import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getProduct } from '#shared/contract/software/get-product.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useProduct } from './use-product.ts';

type Props = { children: (answer: EndpointResponse<typeof getProduct>) => ReactNode };

/** Reads the product that the address names. */
export const ProductLoader = ({ children }: Props) => <Loaded answer={useProduct()}>{children}</Loaded>;
