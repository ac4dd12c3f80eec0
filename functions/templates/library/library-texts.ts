import type { LibraryText } from '../public-library.ts';
import { employmentContracts } from './employment-contract.ts';

/** The public library: models of our own writing, to be checked by a lawyer (docs/areas/contracts.md#library). */
export const libraryTexts: readonly LibraryText[] = [...employmentContracts];
