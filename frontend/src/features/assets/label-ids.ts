/** At most this many labels are on one sheet, because their ids are in its address. */
export const LABELS_MAX = 200;

/** The ids of assets in an address, without duplicates. */
export const labelIds = (text: string | null): number[] =>
  [...new Set((text ?? '').split(','))]
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, LABELS_MAX)
    .map(Number);
