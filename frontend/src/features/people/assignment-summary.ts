import type { TFunction } from 'i18next';
import type { Held } from '#shared/contract/people/held.ts';
import { format } from '../../ui/format.ts';

/** The counts in words, such as "1 vehicle, 3 assets and 2 licences"; empty for nothing. */
export const assignmentSummary = ({ vehicles, assets, licences }: Held, t: TFunction<'people'>): string =>
  format().list([
    ...(vehicles.length > 0 ? [t('page.heldVehicles', { count: vehicles.length })] : []),
    ...(assets.length > 0 ? [t('page.heldAssets', { count: assets.length })] : []),
    ...(licences.length > 0 ? [t('page.heldLicences', { count: licences.length })] : []),
  ]);

export const countOf = ({ vehicles, assets, licences }: Held): number =>
  vehicles.length + assets.length + licences.length;
