import { suggestedAssetTypes } from '#shared/assets/suggested-types.ts';
import { fold } from '#shared/values/fold.ts';
import { assetTypeCollection, assetTypeStore, typeNameClaims } from '#functions/assets/asset-types.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import type { SuggestionSource } from './suggestion-source.ts';

export const assetTypeSuggestions: SuggestionSource = {
  offered: suggestedAssetTypes.map((key) => ({ key })),
  taken: async () => {
    const names = new Set([...(await assetTypeCollection.refresh()).all()].map(({ name }) => fold(name)));
    return (_, name) => names.has(fold(name));
  },
  add: async (_, chosen) => {
    const first = await assetTypeStore.reserveIds(chosen.length);
    return chosen.flatMap(({ name }, at) => {
      const type = { id: first + at, version: 1, name, picture: null, created_at: now().toISOString() };
      return [assetTypeStore.create(type), ...typeNameClaims(undefined, type)];
    });
  },
};
