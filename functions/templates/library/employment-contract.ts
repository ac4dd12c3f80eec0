import type { LibraryText } from '../public-library.ts';

export const employmentContracts: readonly LibraryText[] = [];
