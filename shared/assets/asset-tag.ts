const TAG = /^a-?0*(\d{1,15})$/i;

/** The number on the label of an asset, which people read and can say on the phone: A-00042. */
export const assetTag = (id: number): string => `A-${String(id).padStart(5, '0')}`;

/** The label that somebody typed without its zeros or its dash; undefined for another text. */
export const typedTag = (text: string): string | undefined => {
  const digits = TAG.exec(text)?.[1];
  return digits === undefined ? undefined : assetTag(Number(digits));
};
