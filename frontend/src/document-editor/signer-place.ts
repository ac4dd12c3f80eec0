import { signerPlaces, type SignerPlace } from '#shared/document-content/nodes.ts';

export const isSignerPlace = (place: string | undefined): place is SignerPlace =>
  signerPlaces.some((known) => known === place);
