const TAG = /^a-?0*(\d{1,15})$/i;

/** The number on the label of an asset, which people read and can say on the phone: A-00042. */
export const assetTag = (id: number): string => `A-${String(id).padStart(5, '0')}`;

/** The label that somebody typed without its zeros or its dash; undefined for another text. */
export const typedTag = (text: string): string | undefined => {
  const digits = TAG.exec(text)?.[1];
  return digits === undefined ? undefined : assetTag(Number(digits));
};

type Named = { id: number; name: string; serial_number: string | null };

/** What tells an asset from others of its type: its label and its serial number. */
export const assetMark = ({ id, serial_number: serial }: Omit<Named, 'name'>): string =>
  serial ? `${assetTag(id)}, ${serial}` : assetTag(id);

/** An asset where it is named among others: "Laptop, A-00140, SN-77". */
export const assetTitle = (asset: Named): string => `${asset.name}, ${assetMark(asset)}`;
