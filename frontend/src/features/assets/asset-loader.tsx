import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { Loaded, type Head } from '../../api/loaded.tsx';
import { useAsset } from './use-asset.ts';

type Props = { head?: Head; children: (answer: EndpointResponse<typeof getAssetDetails>) => ReactNode };

/** Reads the asset that the address names. */
export const AssetLoader = ({ head, children }: Props) => (
  <Loaded answer={useAsset()} head={head}>
    {children}
  </Loaded>
);
