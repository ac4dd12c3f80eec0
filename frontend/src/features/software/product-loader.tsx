import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getProduct } from '#shared/contract/software/get-product.ts';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { useProduct } from './use-product.ts';

type Props = { head?: Head; children: (answer: EndpointResponse<typeof getProduct>) => ReactNode };

/** Reads the product that the address names. */
export const ProductLoader = ({ head, children }: Props) => (
  <Loaded answer={useProduct()} head={head}>
    {children}
  </Loaded>
);
