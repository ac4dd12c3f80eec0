export const plainFuels = [
  'gas',
  'diesel',
  'electric',
  'fuel_cells',
  'natural_gas',
  'hybrid_diesel',
  'hybrid_gas',
  'lpg',
] as const;
/** Fuels that need the integration feature `cars/extra-fuels`. */
export const extraFuels = ['fake_hybrid_diesel', 'fake_hybrid_gas'] as const;
/** The fuels of vehicles by their codes. */
export const fuels = [...plainFuels, ...extraFuels] as const;

export type Fuel = (typeof fuels)[number];
