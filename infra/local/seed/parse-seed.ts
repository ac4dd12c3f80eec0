/** What a data folder starts with: the demo company, users only, or the demo company with that many more vehicles. */
export type Seed = { kind: 'demo' | 'empty'; vehicles: number };

const VEHICLES_MAX = 1_000_000;

/** `demo`, `empty` or `vehicles=100000`; undefined when it is none of them. */
export const parseSeed = (text: string): Seed | undefined => {
  if (text === 'demo' || text === 'empty') return { kind: text, vehicles: 0 };
  const count = Number(/^vehicles=(\d{1,7})$/.exec(text)?.[1] ?? Number.NaN);
  return count <= VEHICLES_MAX ? { kind: 'demo', vehicles: count } : undefined;
};
