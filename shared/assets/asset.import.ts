import type { ImportColumn } from '#shared/imports/import-column.ts';
import type { SampleRow } from '#shared/imports/import-kind.ts';

/** The column of the owner, who is given by employee number, e-mail or exact name. */
export const OWNER = 'owner_employee_name';
/** The column of the type, which is given by its name. */
export const ASSET_TYPE = 'name';

/**
 * The columns that a file of assets may have (docs/areas/files.md#import), with the order and headers of the template.
 */
export const assetImportColumns = [
  { key: 'id', header: 'Id', label: 'assets:column.id', kind: 'integer', synonyms: ['asset id', 'asset_id', 'id materiaal'], isKey: true },
  { key: ASSET_TYPE, header: 'Asset', label: 'assets:column.name', kind: 'text', synonyms: ['asset type', 'type', 'asset name', 'name', 'item', 'equipment', 'soort', 'naam', 'materiaal', 'bedrijfsmiddel', 'type materiaal', 'toestel', 'uitrusting', 'nom', 'genre', 'matériel', 'équipement', 'type de matériel', 'bien', 'appareil', 'assettype'], required: true },
  { key: OWNER, header: 'Owner', label: 'assets:column.owner_employee_name', kind: 'person', synonyms: ['person', 'employee', 'assigned to', 'user', 'employee number', 'owner_employee_id', 'ownerEmployeeId', 'eigenaar', 'werknemer', 'medewerker', 'naam medewerker', 'gebruiker', 'toegewezen aan', 'propriétaire', 'détenteur', 'collaborateur', 'travailleur', 'employé', 'utilisateur', 'attribué à'] },
  { key: 'price', header: 'Price excl. VAT', label: 'assets:column.price', kind: 'money', synonyms: ['price', 'price excluding vat', 'value', 'cost', 'purchase price', 'prijs', 'prijs excl. btw', 'prijs exclusief btw', 'waarde', 'aankoopprijs', 'kostprijs', 'prix', 'prix hors tva', 'prix htva', 'prix hors taxe', "prix d'achat", 'valeur'] },
  { key: 'vendor', header: 'Vendor', label: 'assets:column.vendor', kind: 'text', synonyms: ['supplier', 'seller', 'shop', 'leverancier', 'verkoper', 'fournisseur', 'vendeur'] },
  { key: 'serial_number', header: 'Serial number', label: 'assets:column.serial_number', kind: 'text', synonyms: ['serial', 'serial no', 'serial nr', 's/n', 'sn', 'imei', 'service tag', 'serienummer', 'numéro de série', 'no de série'], isKey: true },
] as const satisfies readonly ImportColumn[]; // prettier-ignore

/** Sample rows of the template. */
export const assetSamples: readonly SampleRow[] = [
  { [ASSET_TYPE]: 'Laptop', [OWNER]: 'anna.peeters@example.com', price: 1249, vendor: 'Coolblue', serial_number: 'PF-3K9Z21' },
  { [ASSET_TYPE]: 'Headset', price: 119.5, vendor: 'Coolblue', serial_number: 'HS-004417' },
]; // prettier-ignore
