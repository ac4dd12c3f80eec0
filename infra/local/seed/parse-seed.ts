/**
 * What a data folder starts with: the demo company, users only, or the demo company with so many additional vehicles,
 * trainings of 50 people each, or people who are away on every working day of the present month.
 */
export type Seed = { kind: 'demo' | 'empty'; vehicles: number; trainings: number; daysOff: number };

/** The most additional records of each kind. */
const most = { vehicles: 1_000_000, trainings: 20_000, 'days-off': 5_000 } as const;
const isCounted = (what: string | undefined): what is keyof typeof most =>
  what !== undefined && Object.hasOwn(most, what);

/** `demo`, `empty`, `vehicles=100000`, `trainings=2000` or `days-off=1000`; undefined when it is none of them. */
export const parseSeed = (text: string): Seed | undefined => {
  const none = { vehicles: 0, trainings: 0, daysOff: 0 };
  if (text === 'demo' || text === 'empty') return { kind: text, ...none };
  const [, what, digits] = /^([a-z-]+)=(\d{1,7})$/.exec(text) ?? [];
  const count = Number(digits);
  if (!isCounted(what) || count > most[what]) return undefined;
  return { kind: 'demo', ...none, [what === 'days-off' ? 'daysOff' : what]: count };
};
