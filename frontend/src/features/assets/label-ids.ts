/** Labels on one sheet; their ids stand in the address. */
export const LABELS_MAX = 200;

/** The assets that an address names, each once. */
export const labelIds = (text: string | null): number[] =>
  [...new Set((text ?? '').split(','))]
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, LABELS_MAX)
    .map(Number);

/** What people read on the label and can say on the phone: A-00042. */
export const assetTag = (id: number): string => `A-${String(id).padStart(5, '0')}`;
