import { issue, type Issue } from '#shared/errors/issue.ts';
import { belgianDay, type IsoDate } from '#shared/values/dates.ts';
import { parameterCodes, yearlyCodes, type ParameterCode, type YearlyCode } from './parameter-codes.ts';

export type Source = { readonly title: string; readonly url: string; readonly checked: IsoDate };

/** Where the figures were read, and when that was checked last. */
export const sources = {
  formula: {
    title: 'CLB Group, Gids voor de werkgever 2025',
    url: 'https://publicatie.clbgroup.be/Gids%20voor%20de%20werkgever%20-%20Editie%202025/Gids-voor-de-werkgever-Editie-2025/50',
    checked: '2026-11-23',
  },
  benefit_2024: {
    title: 'Grant Thornton, Calculate your benefit in kind for income year 2024',
    url: 'https://grantthornton.be/en/the-field/articles-and-publications/Direct-tax/calculate-your-benefit-in-kind-for-income-year-2024',
    checked: '2026-11-23',
  },
  references_2025: {
    title: 'BDO, Benefit in kind company car: CO2 emission reference for 2025',
    url: 'https://www.bdo.be/en-gb/insights/articles/2025/benefit-company-car-co2-emission-2024-0208cb2d10ecee40b56b159f351f85ce',
    checked: '2026-11-23',
  },
  references_2026: {
    title: 'Securex, Company cars and the reference CO2 emission rate for 2026',
    url: 'https://www.securex.be/en/lex4you/self-employed/news/company-cars-and-the-reference-co2-emission-rate-for-2026',
    checked: '2026-11-23',
  },
  minimum_2025: {
    title: 'Mobiflow, What will change fiscally in 2025?',
    url: 'https://mobiflow.be/what-will-change-fiscally-in-2025',
    checked: '2026-11-23',
  },
  minimum_2026: {
    title: 'SD Worx, 02/01/2026, and as expected by Mbrella, 16/01/2026',
    url: 'https://www.mbrella.eu/blog/how-to-calculate-the-benefit-in-kind-for-an-electric-company-car',
    checked: '2026-11-23',
  },
  fake_hybrids: {
    title: 'Partena Professional, False hybrids: publication of corresponding vehicles',
    url: 'https://www.partena-professional.be/en/knowledge-center/infoflashes/false-hybrids-publication-corresponding-vehicles',
    checked: '2026-11-23',
  },
  contribution: {
    title: 'Acerta, CO2-bijdrage bedrijfswagen',
    url: 'https://acerta.be/nl/inspiratie/co2-bijdrage-bedrijfswagen-v2',
    checked: '2026-11-23',
  },
  multipliers: {
    title: 'Partena Professional, RSZ: sterke verhoging van de CO2-bijdrage vanaf 1 juli 2023',
    url: 'https://www.partena-professional.be/nl/knowledge-center/infoflashes/rsz-sterke-verhoging-van-de-co2-bijdrage-vanaf-1-juli-2023',
    checked: '2026-11-23',
  },
  index_2025: {
    title: 'Fleet, Cotisation CO2: voici ce que vous devrez payer en 2025',
    url: 'https://www.fleet.be/cotisation-co2-voici-ce-que-vous-devrez-payer-en-2025/?lang=fr',
    checked: '2026-11-23',
  },
  index_2026: {
    title: 'Easypay Group, La cotisation CO2 au 1er janvier 2026',
    url: 'https://easypay-group.com/fr_BE/connaissance/flashes-info/detail/Vehicules-de-societe---ONSS-%3A-la-cotisation-Co2-au-1er-janvier-2026?id=10760',
    checked: '2026-11-23',
  },
  vouchers: {
    title: 'Monizze, Maaltijdcheques van 10 euro',
    url: 'https://www.monizze.be/nl/werkgevers/maaltijdcheques_10euros',
    checked: '2026-11-23',
  },
  trainings: {
    title: 'Liantis, Arbeidsdeal: individueel opleidingsrecht',
    url: 'https://www.liantis.be/nl/nieuws/arbeidsdeal-individueel-opleidingsrecht-en-jaarlijks-opleidingsplan',
    checked: '2026-11-23',
  },
} as const satisfies Readonly<Record<string, Source>>;
export type SourceId = keyof typeof sources;

/** A figure that holds from a year on, up to and including another one or until further notice (null). */
type Dated = {
  readonly code: ParameterCode;
  readonly from: number;
  readonly until: number | null;
  readonly value: number;
  readonly source: SourceId;
};

const inYear = (year: number, source: SourceId, values: Partial<Record<ParameterCode, number>>): Dated[] =>
  Object.entries(values).map(([code, value]) => ({ code: code as ParameterCode, from: year, until: year, value, source })); // prettier-ignore

const since = (from: number, source: SourceId, values: Partial<Record<ParameterCode, number>>): Dated[] =>
  Object.entries(values).map(([code, value]) => ({ code: code as ParameterCode, from, until: null, value, source }));

/** Every figure with the years in which it holds. A new year is a few lines here. */
const table: readonly Dated[] = [
  ...inYear(2023, 'benefit_2024', { reference_petrol: 82, reference_diesel: 67, benefit_minimum: 1540, co2_index: 1.5046 }), // prettier-ignore
  ...inYear(2024, 'benefit_2024', { reference_petrol: 78, reference_diesel: 65, benefit_minimum: 1600, co2_index: 1.5359 }), // prettier-ignore
  ...inYear(2025, 'references_2025', { reference_petrol: 71, reference_diesel: 59 }),
  ...inYear(2025, 'minimum_2025', { benefit_minimum: 1650 }),
  ...inYear(2025, 'index_2025', { co2_index: 1.5948 }),
  ...inYear(2026, 'references_2026', { reference_petrol: 70, reference_diesel: 58 }),
  ...inYear(2026, 'minimum_2026', { benefit_minimum: 1690 }),
  ...inYear(2026, 'index_2026', { co2_index: 1.6291 }),
  ...since(2012, 'formula', {
    percentage_base: 5.5,
    percentage_step: 0.1,
    percentage_lowest: 4,
    percentage_highest: 18,
    age_step: 6,
    age_floor: 70,
  }),
  ...since(2020, 'fake_hybrids', { fake_hybrid_times: 2.5 }),
  ...since(2005, 'contribution', {
    co2_minimum_old: 20.83,
    co2_per_gram: 9,
    co2_flat_petrol: 768,
    co2_flat_diesel: 600,
    co2_flat_lpg: 990,
    co2_electric: 20.83,
    co2_unknown_petrol: 182,
    co2_unknown_diesel: 165,
  }),
  ...inYear(2023, 'multipliers', { co2_times: 2.25, co2_minimum: 20.83 }),
  ...inYear(2024, 'multipliers', { co2_times: 2.25, co2_minimum: 20.83 }),
  ...inYear(2025, 'multipliers', { co2_times: 2.75, co2_minimum: 23.41 }),
  ...inYear(2026, 'multipliers', { co2_times: 4, co2_minimum: 25.99 }),
  ...since(2027, 'multipliers', { co2_times: 5.5 }),
  ...inYear(2027, 'multipliers', { co2_minimum: 28.57 }),
  ...since(2028, 'multipliers', { co2_minimum: 31.15 }),
  ...[2023, 2024, 2025].flatMap((year) => inYear(year, 'vouchers', { voucher_value: 8 })),
  ...since(2026, 'vouchers', { voucher_value: 10 }),
  ...since(2023, 'vouchers', { voucher_employee: 1.09 }),
  ...since(2024, 'trainings', { training_days: 5, training_days_small: 1 }),
];

/** The first year that the table knows. */
export const FIRST_YEAR = 2023;

/** The figures of a year that the company added, because the product does not know them yet. */
export type AddedYear = { readonly year: number; readonly source: string; readonly added_at: string } & Readonly<
  Record<YearlyCode, number>
>;

type YearFigure = { readonly value: number; readonly source: SourceId | 'added' };

/** The figures of one year. */
export type YearParameters = {
  readonly year: number;
  readonly values: Readonly<Partial<Record<ParameterCode, number>>>;
  readonly sources: Readonly<Partial<Record<ParameterCode, SourceId | 'added'>>>;
  /** The yearly parameters that are not known. Nothing is computed for a year that lacks one. */
  readonly missing: readonly YearlyCode[];
};

const figureOf = (code: ParameterCode, year: number, added: AddedYear | undefined): YearFigure | undefined => {
  const row = table.find((each) => each.code === code && each.from <= year && (each.until ?? year) >= year);
  if (row) return row;
  const own = added?.[code as YearlyCode];
  return own === undefined ? undefined : { value: own, source: 'added' };
};

/** The figures of a year: those of the product, and what the company added where the product has none. */
export const yearParameters = (year: number, added: readonly AddedYear[] = []): YearParameters => {
  const own = added.find((each) => each.year === year);
  const found = parameterCodes.flatMap((code) => {
    const figure = figureOf(code, year, own);
    return figure ? [{ code, ...figure }] : [];
  });
  const values = Object.fromEntries(found.map(({ code, value }) => [code, value]));
  return {
    year,
    values,
    sources: Object.fromEntries(found.map(({ code, source }) => [code, source])),
    missing: yearlyCodes.filter((code) => values[code] === undefined),
  };
};

/** The figures of years, each looked up once. */
export type ParametersOf = (year: number) => YearParameters;

export const parametersWith = (added: readonly AddedYear[] = []): ParametersOf => {
  const known = new Map<number, YearParameters>();
  return (year) => {
    const before = known.get(year);
    if (before) return before;
    const found = yearParameters(year, added);
    known.set(year, found);
    return found;
  };
};

/** The year whose figures should be known by a day: from December on the next one. */
export const yearDueOn = (day: IsoDate): number => Number(day.slice(0, 4)) + (day.slice(5, 7) === '12' ? 1 : 0);

/** The years that a company looks at: those of the table, this one and the next, and those that it added. */
export const yearsFrom = (thisYear: number, added: readonly AddedYear[] = []): number[] => {
  const last = Math.max(thisYear + 1, ...added.map(({ year }) => year));
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at);
};

/** Figures are published shortly before their year: nobody adds one further ahead. */
const YEARS_AHEAD = 1;

/**
 * A company adds only years that the product does not know, of the table or the next one, and says where it read them.
 */
export const addedYearIssues = ({ year, source }: Pick<AddedYear, 'year' | 'source'>, at: Date): Issue[] => {
  const last = Number(belgianDay(at).slice(0, 4)) + YEARS_AHEAD;
  if (year < FIRST_YEAR) return [issue('year', 'min', { min: FIRST_YEAR })];
  if (year > last) return [issue('year', 'max', { max: last })];
  return [
    ...(yearParameters(year).missing.length === 0 ? [issue('year', 'year_known')] : []),
    ...(source === '' ? [issue('source', 'required')] : []),
  ];
};
