import { assetType, type AssetType } from '#shared/assets/asset-type.ts';
import { asset, type Asset } from '#shared/assets/asset.ts';

/** A type as stored. */
export const anAssetType = (over: Partial<AssetType> = {}): AssetType =>
  assetType.parse({
    id: 1,
    version: 1,
    name: 'Laptop',
    picture: null,
    created_at: '2026-01-15T09:00:00.000Z',
    ...over,
  });

/** An asset as stored: in stock. */
export const anAsset = (over: Partial<Asset> = {}): Asset =>
  asset.parse({
    id: 1,
    version: 1,
    assetTypeId: 1,
    owner_employee_id: 0,
    price: 1249.5,
    vendor: 'Noordzee IT (demo)',
    serial_number: 'SN-0001',
    deleted: 0,
    acceptance: null,
    created_at: '2026-01-15T09:00:00.000Z',
    import_id: null,
    periods: [],
    ...over,
  });
