import type { VehicleType } from '#shared/fleet/vehicle.ts';
import type { Fuel } from '#shared/values/fuel.ts';

/**
 * What a Belgian fleet of these years looks like. Demo data: prices, power and emissions are rounded to be plausible and
 * are no reference.
 */
export type Model = {
  type: VehicleType;
  brand: string;
  model: string;
  fuel: Fuel | null;
  /** Catalogue value in euro. */
  value: number;
  pk: number | null;
  /** g/km, WLTP. */
  co2: number | null;
  utility?: true;
};

const car = (brand: string, model: string, fuel: Fuel, value: number, pk: number, co2: number): Model => ({
  type: 'car',
  brand,
  model,
  fuel,
  value,
  pk,
  co2,
});
const van = (...values: Parameters<typeof car>): Model => ({ ...car(...values), utility: true });

export const electricCars: readonly Model[] = [
  car('BMW', 'i4 eDrive40 Gran Coupé', 'electric', 61_300, 340, 0),
  car('BMW', 'iX1 xDrive30', 'electric', 57_900, 313, 0),
  car('BMW', 'iX3 Impressive', 'electric', 69_400, 286, 0),
  car('Mercedes-Benz', 'EQA 250+', 'electric', 53_800, 190, 0),
  car('Mercedes-Benz', 'EQB 300 4MATIC', 'electric', 59_600, 228, 0),
  car('Mercedes-Benz', 'EQE 350+', 'electric', 74_500, 292, 0),
  car('Audi', 'Q4 45 e-tron', 'electric', 55_700, 286, 0),
  car('Audi', 'Q6 e-tron Performance', 'electric', 71_200, 306, 0),
  car('Audi', 'A6 Avant e-tron', 'electric', 73_900, 367, 0),
  car('Volvo', 'EX30 Single Motor Extended Range', 'electric', 42_500, 272, 0),
  car('Volvo', 'EX40 Recharge', 'electric', 54_300, 238, 0),
  car('Tesla', 'Model 3 Long Range', 'electric', 48_990, 341, 0),
  car('Tesla', 'Model Y Long Range AWD', 'electric', 52_990, 378, 0),
  car('Volkswagen', 'ID.3 Pro S', 'electric', 44_200, 231, 0),
  car('Volkswagen', 'ID.4 Pro', 'electric', 49_100, 286, 0),
  car('Volkswagen', 'ID.7 Tourer Pro', 'electric', 59_950, 286, 0),
  car('Skoda', 'Enyaq 85', 'electric', 48_700, 286, 0),
  car('Skoda', 'Elroq 60', 'electric', 39_900, 204, 0),
  car('Cupra', 'Born VZ', 'electric', 45_300, 326, 0),
  car('Kia', 'EV3 Long Range', 'electric', 42_890, 204, 0),
  car('Kia', 'EV6 Long Range', 'electric', 51_800, 229, 0),
  car('Hyundai', 'IONIQ 5 Long Range', 'electric', 50_500, 229, 0),
  car('Hyundai', 'KONA Electric', 'electric', 41_200, 218, 0),
  car('Polestar', '2 Long Range Single Motor', 'electric', 49_900, 299, 0),
  car('Polestar', '4 Long Range', 'electric', 63_200, 272, 0),
  car('Renault', 'Mégane E-Tech EV60', 'electric', 41_700, 220, 0),
  car('Renault', 'Scénic E-Tech Long Range', 'electric', 47_800, 220, 0),
  car('Peugeot', 'E-308 SW', 'electric', 44_900, 156, 0),
  car('Citroën', 'ë-C4 X', 'electric', 38_600, 156, 0),
  car('Opel', 'Astra Sports Tourer Electric', 'electric', 43_500, 156, 0),
  car('Ford', 'Explorer Extended Range', 'electric', 49_700, 286, 0),
  car('MINI', 'Countryman SE ALL4', 'electric', 49_300, 313, 0),
  car('BYD', 'Seal U Design', 'electric', 44_990, 218, 0),
];

export const plugInHybrids: readonly Model[] = [
  car('BMW', '330e Touring', 'hybrid_gas', 57_400, 292, 28),
  car('Mercedes-Benz', 'GLC 300 de 4MATIC', 'hybrid_diesel', 74_600, 333, 14),
  car('Mercedes-Benz', 'C 300 e Break', 'hybrid_gas', 62_200, 313, 15),
  car('Volvo', 'XC60 T6 Recharge', 'hybrid_gas', 68_700, 350, 24),
  car('Volvo', 'V60 T6 Recharge', 'hybrid_gas', 59_300, 350, 20),
  car('Audi', 'A3 Sportback 40 TFSI e', 'hybrid_gas', 46_900, 204, 27),
  car('Volkswagen', 'Passat Variant eHybrid', 'hybrid_gas', 52_100, 204, 25),
  car('Skoda', 'Superb Combi iV', 'hybrid_gas', 51_400, 204, 26),
  car('Peugeot', '3008 Hybrid 225', 'hybrid_gas', 46_700, 225, 31),
  car('Cupra', 'Formentor e-Hybrid', 'hybrid_gas', 48_900, 204, 29),
];

export const combustionCars: readonly Model[] = [
  car('Volkswagen', 'Golf 1.5 eTSI', 'gas', 35_900, 150, 121),
  car('Skoda', 'Octavia Combi 2.0 TDI', 'diesel', 37_800, 150, 118),
  car('Dacia', 'Duster Eco-G 100', 'lpg', 22_900, 101, 127),
  car('Toyota', 'Corolla Touring Sports 1.8', 'gas', 34_500, 140, 102),
  car('Peugeot', '508 SW BlueHDi 130', 'diesel', 43_100, 131, 124),
  car('Seat', 'Leon 1.5 TGI', 'natural_gas', 31_200, 130, 104),
  car('Toyota', 'Mirai', 'fuel_cells', 68_500, 182, 0),
];

/** A plug-in hybrid that Belgian tax treats as its combustion twin, with the feature cars/extra-fuels. */
export const fakeHybrid: Model = car('Porsche', 'Panamera 4 E-Hybrid (2018)', 'fake_hybrid_gas', 112_400, 462, 56);

export const utilityVehicles: readonly Model[] = [
  van('Volkswagen', 'ID. Buzz Cargo', 'electric', 47_600, 204, 0),
  van('Renault', 'Kangoo Van E-Tech', 'electric', 36_200, 122, 0),
  van('Ford', 'Transit Custom 2.0 EcoBlue', 'diesel', 39_800, 136, 187),
  van('Mercedes-Benz', 'eSprinter 320', 'electric', 62_900, 204, 0),
  van('Opel', 'Vivaro Cargo Electric', 'electric', 41_300, 136, 0),
];

export const motorbikes: readonly Model[] = [
  { type: 'motorbike', brand: 'BMW', model: 'CE 04', fuel: 'electric', value: 13_250, pk: 42, co2: 0 },
  { type: 'motorbike', brand: 'Honda', model: 'Forza 350', fuel: 'gas', value: 6_999, pk: 29, co2: 79 },
  { type: 'motorbike', brand: 'Zero', model: 'SR/F', fuel: 'electric', value: 22_490, pk: 113, co2: 0 },
];

const bicycle = (brand: string, model: string, value: number): Model => ({
  type: 'bicycle',
  brand,
  model,
  fuel: null,
  value,
  pk: null,
  co2: null,
});

export const bicycles: readonly Model[] = [
  bicycle('Riese & Müller', 'Load4 75 Touring', 7_899),
  bicycle('Gazelle', 'Ultimate C380+', 4_199),
  bicycle('Stella', 'Vicenza Superior', 3_299),
  bicycle('Oxford', 'Yzer Speedpedelec', 5_450),
  bicycle('Granville', 'E-Ardèche', 2_950),
];
