import type { Fuel } from '#shared/values/fuel.ts';

/** A well-known model as an example of its kind: figures are rounded, those of its maker and dealer decide. */
export type ExampleModel = {
  readonly brand: string;
  readonly model: string;
  readonly fuel: Fuel;
  /** g/km, WLTP; null without an exhaust. */
  readonly co2: number | null;
  /** Catalogue value in EUR with options and VAT, before discounts. */
  readonly value: number;
  /** The model year of these figures. */
  readonly year: number;
};

/** What Belgian companies order often, from small to large, by fuel. */
export const exampleModels: readonly ExampleModel[] = [
  { brand: 'Renault', model: '5 E-Tech 52 kWh', fuel: 'electric', co2: null, value: 33_000, year: 2025 },
  { brand: 'Kia', model: 'EV3 Long Range', fuel: 'electric', co2: null, value: 43_000, year: 2025 },
  { brand: 'Skoda', model: 'Elroq 85', fuel: 'electric', co2: null, value: 45_500, year: 2025 },
  { brand: 'Tesla', model: 'Model Y RWD', fuel: 'electric', co2: null, value: 46_000, year: 2025 },
  { brand: 'Volvo', model: 'EX40 Single Motor', fuel: 'electric', co2: null, value: 52_000, year: 2025 },
  { brand: 'Volkswagen', model: 'ID.7 Tourer Pro', fuel: 'electric', co2: null, value: 60_000, year: 2025 },
  { brand: 'BMW', model: 'i4 eDrive40', fuel: 'electric', co2: null, value: 63_000, year: 2025 },
  { brand: 'BMW', model: 'i5 eDrive40 Touring', fuel: 'electric', co2: null, value: 76_000, year: 2025 },
  { brand: 'Volkswagen', model: 'Passat Variant eHybrid', fuel: 'hybrid_gas', co2: 8, value: 52_500, year: 2025 },
  { brand: 'BMW', model: 'X1 xDrive25e', fuel: 'hybrid_gas', co2: 18, value: 55_000, year: 2025 },
  { brand: 'Volvo', model: 'XC60 T6 plug-in', fuel: 'hybrid_gas', co2: 24, value: 69_000, year: 2025 },
  { brand: 'Toyota', model: 'Yaris Hybrid', fuel: 'gas', co2: 87, value: 26_000, year: 2025 },
  { brand: 'Toyota', model: 'Corolla Touring Sports Hybrid', fuel: 'gas', co2: 102, value: 36_000, year: 2025 },
  { brand: 'Volkswagen', model: 'Golf 1.5 TSI', fuel: 'gas', co2: 122, value: 33_500, year: 2025 },
  { brand: 'Volkswagen', model: 'Golf 2.0 TDI', fuel: 'diesel', co2: 114, value: 37_500, year: 2025 },
  { brand: 'BMW', model: '320d Touring', fuel: 'diesel', co2: 126, value: 54_000, year: 2025 },
];
