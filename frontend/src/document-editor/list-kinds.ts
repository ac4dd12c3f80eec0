/** How a list counts; `bullet` does not count at all. */
export const listKinds = ['bullet', 'decimal', 'letters', 'roman', 'legal'] as const;
export type ListKind = (typeof listKinds)[number];
