/** Bodies for `POST /api/cars/add`; every one passes all rules with the demo's integration features on. */
export const aCar = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'car',
  brand: 'BMW',
  model: '320d Touring',
  plate: '1-XPA-207',
  fuel: 'diesel',
  co2_g_km: 126,
  date_first_registration: '14/03/2022',
  date_commissioning: '01/04/2022',
  order_date: '22/11/2021',
  catalogue_value: 52_340,
  is_utility_vehicle: 0,
  ...over,
});

export const aMotorbike = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'motorbike',
  brand: 'BMW',
  model: 'CE 04',
  plate: '1-MKD-583',
  fuel: 'electric',
  ...over,
});

export const aBicycle = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'bicycle',
  brand: 'Riese & Müller',
  model: 'Charger4 GT',
  catalogue_value: 5_899,
  ...over,
});
