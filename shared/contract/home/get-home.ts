import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { askedRight } from '#shared/contract/session/asked-right.ts';
import { productTotals } from '#shared/contract/software/product.ts';
import { payrollFields, vehicleTypes } from '#shared/fleet/vehicle.ts';
import { dayOffColours, dayParts } from '#shared/days-off/names.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';
import { teamCost } from './team-cost.ts';

const count = z.int().nonnegative();
const amount = z.number().nonnegative();
const monthCosts = z.array(z.object({ month: z.string(), cost: amount }));

/** The parts of the home page, each of which is read by itself. */
export const homeAreas = [
  'people',
  'fleet',
  'assets',
  'software',
  'trainings',
  'daysOff',
  'push',
  'contracts',
  'rights',
  'reminders',
] as const;
export type HomeArea = (typeof homeAreas)[number];

export const peopleHome = z.object({
  active: count,
  /** How many people began this month; null without the right to see start dates. */
  joined_this_month: count.nullable(),
  /**
   * Those among the first 20 leavers of the next 30 days who still have something that the user sees, by last day;
   * empty without the right to see last days.
   */
  leavers: z.array(
    z.object({ employee_id: id, name: z.string(), date: dmyDate, vehicles: count, assets: count, licences: count }),
  ),
  /** Requests of other administrators to erase somebody, which the user may confirm. */
  erasures: z.array(z.object({ employee_id: id, name: z.string(), by: z.string() })),
  /** How many people left longer ago than their records are kept; 0 for whoever cannot decide on erasing them. */
  to_erase: count,
});

export const fleetHome = z.object({
  vehicles: count,
  unassigned: count,
  /** Vehicles without a driver that are no pool vehicles and cost something, and what they cost in EUR per year. */
  idle: z.object({ vehicles: count, yearly: amount }),
  /** How many pool vehicles there are; null while the integration knows none. */
  pool: count.nullable(),
  /** How many vehicles fail checks; null while payroll checks none. */
  not_payroll_ready: count.nullable(),
  /** Number of vehicles that payroll checks. */
  asked_by_payroll: count,
  /** The first vehicles that fail checks; those that miss most come first. */
  not_ready: z.array(
    z.object({
      id,
      name: z.string(),
      type: z.enum(vehicleTypes),
      plate: z.string().nullable(),
      person_name: z.string().nullable(),
      missing: z.array(z.enum(payrollFields)),
    }),
  ),
  /** Costs in EUR of the last twelve months, oldest first, at the present yearly costs. */
  cost_per_month: z.array(z.object({ month: z.string(), lease: amount, operational: amount })),
  /** Costs in EUR per year. A driver of several teams counts in each; vehicles of nobody stand under no name. */
  cost_by_team: z.array(teamCost.extend({ vehicles: count })),
  /** Estimates in EUR per year (docs/areas/belgium.md); benefits are null without the right to see them. */
  estimates: z.object({
    co2_contribution: amount,
    benefit: amount.nullable(),
    /** Active vehicles whose contribution cannot be told. */
    without: count,
    /** The present year while not all of its figures are known: what needs them is left out. */
    unknown_year: z.int().nullable(),
    by_team: z.array(teamCost.extend({ vehicles: count, benefit: amount.nullable() })),
  }),
  /** Number of vehicles left out of both, since their costs are in another currency. */
  other_currencies: count,
  /** Vehicles by what they emit in g/km, and the averages now and of those in use a year ago; null without any. */
  co2: z.object({
    bins: z.array(z.object({ from: count, to: count.nullable(), vehicles: count })),
    average: count.nullable(),
    average_year_ago: count.nullable(),
  }),
});

export const assetsHome = z.object({
  assets: count,
  in_stock: count,
  /** Assets whose owner has not accepted them yet. */
  awaiting: count,
  /** Assets that their owner refused. */
  refused: count,
  /** Assets by full years since their first day, or else since they were added; the last bin is open. */
  ages: z.array(
    z.object({
      years: count,
      assets: count,
      /** The assets that are older than the life of their type. */
      due: count,
    }),
  ),
  /** Assets that reach the life of their type within a year. */
  due_within_year: count,
});

export const softwareHome = z.object({
  products: count,
  /** Active licences. */
  licenses: count,
  /** Active licences of people who left, and what they cost a month. */
  left: count,
  left_cost: amount,
  /** Products whose renewal is near or has passed. */
  renewals: count,
  /** The products to renew within twelve months or earlier, first ones first, with their cost per year if known. */
  renewals_ahead: z.array(z.object({ id, name: z.string(), date: dmyDate, yearly: amount.nullable() })),
  /** The products with a number of seats that most people use, and how many products have one. */
  seats: z.array(z.object({ id, name: z.string(), seats: count, used: count })),
  products_with_seats: count,
  /** Costs of the last twelve months, oldest first, at the present costs; to a team manager those of their people. */
  cost_per_month: monthCosts,
  /** Licences that people had at the end of each of these months. */
  licenses_per_month: z.array(z.object({ month: z.string(), licenses: count })),
  /** What the products cost; to a team manager, what the licences of their people cost. */
  totals: productTotals,
  /** Costs in EUR per year of active licences. A person of several teams counts in each. */
  cost_by_team: z.array(teamCost.extend({ licenses: count })),
});

export const trainingsHome = z.object({
  /** The trainings that begin within two weeks, or are under way, first ones first. */
  upcoming: z.array(
    z.object({
      id,
      name: z.string(),
      program_name: z.string().nullable(),
      start_date: dmyDate.nullable(),
      end_date: dmyDate.nullable(),
      seats_free: z.int().nullable(),
      participant_count: count,
    }),
  ),
  /** Participants without a final status of trainings that are over. */
  open_participants: count,
  certificates_expiring: count,
  certificates_expired: count,
  /** Whose certificates expired, the first of them by name. */
  expired_names: z.array(z.string()),
  /** The last day of the certificate that expires next; null for none. */
  next_expiry: dmyDate.nullable(),
  /** Certificates that expire in each of the twelve months from this one on, those of this month that expired too. */
  certificates_ahead: z.array(z.object({ month: z.string(), count })),
  /**
   * Costs in EUR of the trainings that began in each of the last twelve months; to a team manager those of their
   * people.
   */
  cost_per_month: monthCosts,
  /** People who must still follow a mandatory program, by program; those with nobody are left out. */
  still_to_follow: z.array(z.object({ program_id: id, name: z.string(), count })),
});

/** Requests that wait, and the one that begins first. */
const waitingRequests = z.object({
  count,
  /** How many of them have begun or begin today. */
  begun: count,
  first: z.object({ name: z.string(), start_date: dmyDate }).nullable(),
});

export const daysOffHome = z.object({
  /**
   * Who is away today, also at a training, the first of them by name, then who asked to be and has no answer yet; a
   * type that the user may not know is called Absent.
   */
  away_today: z.array(
    z.object({
      employee_id: id,
      name: z.string(),
      avatar: z.string().nullable(),
      type_name: z.string(),
      colour: z.enum(dayOffColours),
      part: z.enum(dayParts),
      /** `requested` while nobody has decided. */
      state: z.enum(['requested', 'approved']),
      /** The last day; null for an absence without a known end. */
      end_date: dmyDate.nullable(),
    }),
  ),
  /** How many are away today; who has no answer yet does not count. */
  away_count: count,
  /** The people among them who are away for a part of the day. */
  away_in_part: count,
  /** Whether the user may decide requests at all. */
  may_decide: z.boolean(),
  /** Requests that wait and that the user may decide. */
  to_decide: count,
  /**
   * The same requests: `mine` are those of the people whom the user leads, of everybody for who leads no team, and of
   * people without a leader for administrators.
   */
  waiting: z.object({ mine: waitingRequests, team: waitingRequests }),
  /** People with less than nothing left of a type, or with days that lapse soon. */
  balance_problems: count,
});

/** A month that is not pushed to a payroll office yet, and what is in its way. */
export const pushHome = z.array(
  z.object({
    integration_id: id,
    name: z.string(),
    year: z.int(),
    month: z.int(),
    /** People who can be pushed and were not. */
    people: count,
    /** People whom something keeps from being pushed. */
    blocked: count,
    requests_open: count,
    without_payroll_number: count,
    /** The day by which the office wants this month; null for none. */
    push_day: dmyDate.nullable(),
  }),
);

/** Contracts that wait for a signature: the one that waits longest, and the first deadline. */
const waitingContracts = z.object({
  count,
  oldest: z.object({ name: z.string(), person_name: z.string(), waiting_since: dmyDate }).nullable(),
  deadline: dmyDate.nullable(),
});

export const contractsHome = z.object({
  /** For the user's own signature; null without the right to sign. */
  mine: waitingContracts.nullable(),
  /** For anybody's; null without the right to read contracts. */
  team: waitingContracts.nullable(),
});

/** A reminder that was told and that the user has not done yet. */
const reminderLine = z.object({
  reminder_id: z.string(),
  related_object: z.enum(objectTypes),
  related_object_id: id,
  related_employee_id: id.nullable(),
  /** The name that the record had then. */
  record_name: z.string(),
  message: z.string(),
  date: dmyDate,
  late: z.boolean(),
});
export type ReminderLine = z.output<typeof reminderLine>;

export const getHome = endpoint({
  id: 'home.getHome',
  method: 'GET',
  path: '/api/home',
  permission: 'signed-in',
  summary: 'Counts and charts of the areas that the user may open; null for the others',
  response: z.object({
    people: peopleHome.nullable(),
    fleet: fleetHome.nullable(),
    assets: assetsHome.nullable(),
    software: softwareHome.nullable(),
    trainings: trainingsHome.nullable(),
    daysOff: daysOffHome.nullable(),
    push: pushHome.nullable(),
    contracts: contractsHome.nullable(),
    /** The rights that users asked for and that wait; null for who cannot give rights. */
    rights: z.array(askedRight).nullable(),
    /** The reminders that were told and are not done, newest first. */
    reminders: z.array(reminderLine),
    /** The day that everything is as of. */
    today: dmyDate,
    /** The parts that could not be read, and are null or empty for that reason. */
    failed: z.array(z.enum(homeAreas)),
  }),
});
export type PeopleHome = z.output<typeof peopleHome>;
export type AssetsHome = z.output<typeof assetsHome>;
export type SoftwareHome = z.output<typeof softwareHome>;
export type TrainingsHome = z.output<typeof trainingsHome>;
export type DaysOffHome = z.output<typeof daysOffHome>;
export type ContractsHome = z.output<typeof contractsHome>;
export type PushHome = z.output<typeof pushHome>;
export type FleetHome = z.output<typeof fleetHome>;
