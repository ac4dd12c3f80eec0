/** Something that cannot be, with the key of the item it was found at. */
export type Finding = { check: string; key: string; detail: string };

/** An item as `fsck` reports it. */
export const findingLine = ({ check, key, detail }: Finding): string => `${check}: ${key} ${detail}`;
