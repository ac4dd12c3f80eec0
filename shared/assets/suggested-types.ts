/** Asset types that most companies hand out; their names stand in the texts of suggestions. */
export const suggestedAssetTypes = [
  'laptop',
  'phone',
  'tablet',
  'monitor',
  'headset',
  'badge',
  'key',
  'fuelCard',
  'chargingCard',
  'workwear',
] as const;
