import type { ReactNode } from 'react';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getAssetDetails } from '#shared/contract/assets/get-asset-details.ts';
import { Loaded } from '../../api/loaded.tsx';
import { useAsset } from './use-asset.ts';

type Props = { children: (answer: EndpointResponse<typeof getAssetDetails>) => ReactNode };

/** Reads the asset that the address names. */
export const AssetLoader = ({ children }: Props) => <Loaded answer={useAsset()}>{children}</Loaded>;
