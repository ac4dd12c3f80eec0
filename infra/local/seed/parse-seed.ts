/**
 * What a data folder starts with: the demo company, users only, or the demo company with that many more vehicles or
 * trainings. A training of those has 50 people.
 */
export type Seed = { kind: 'demo' | 'empty'; vehicles: number; trainings: number };

const VEHICLES_MAX = 1_000_000;
const TRAININGS_MAX = 20_000;

/** `demo`, `empty`, `vehicles=100000` or `trainings=2000`; undefined when it is none of them. */
export const parseSeed = (text: string): Seed | undefined => {
  if (text === 'demo' || text === 'empty') return { kind: text, vehicles: 0, trainings: 0 };
  const [, what, digits] = /^(vehicles|trainings)=(\d{1,7})$/.exec(text) ?? [];
  const count = Number(digits ?? Number.NaN);
  if (what === 'vehicles' && count <= VEHICLES_MAX) return { kind: 'demo', vehicles: count, trainings: 0 };
  return what === 'trainings' && count <= TRAININGS_MAX ? { kind: 'demo', vehicles: 0, trainings: count } : undefined;
};
