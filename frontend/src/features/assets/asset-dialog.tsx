import { useQuery } from '@tanstack/react-query';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { HandOverModal } from './hand-over-modal.tsx';
import { ReturnModal } from './return-modal.tsx';
import { ownersOf } from './use-asset.ts';

/** The short forms over the page of an asset. */
export type AssetDialogName = 'handOver' | 'changePlan' | 'return' | 'correctReturn';

type Props = { asset: AssetDetails; name: AssetDialogName; close: () => void };

/** The dialog that was chosen in the menu of an asset or in what is planned for it. */
export const AssetDialog = ({ asset, name, close }: Props) => {
  const { data } = useQuery(ownersOf(asset.id));
  if (name === 'handOver') return <HandOverModal asset={asset} close={close} />;
  if (name === 'correctReturn') return <ReturnModal asset={asset} returned={data?.periods[0]} close={close} />;
  if (name === 'return' || asset.planned?.name === null) return <ReturnModal asset={asset} close={close} />;
  return <HandOverModal asset={asset} plan={asset.planned} close={close} />;
};
