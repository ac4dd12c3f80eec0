import { faker as french } from '@faker-js/faker/locale/fr_BE';
import { faker as dutch } from '@faker-js/faker/locale/nl_BE';
import { composeIBAN } from 'ibantools';
import { emptyEmployee } from '#shared/people/employee.rules.ts';
import type { Employee } from '#shared/people/employee.ts';
import type { Team } from '#shared/people/team.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { demoUsers } from '../demo-users.ts';
import { demoPictureKey, hasPicture } from './pictures.ts';
import { randomSource, type Random } from './random.ts';
import { withWorkDetails } from './work-details.ts';

const ACTIVE = 168;
const DEACTIVATED = 14;
const CREATED_AT = 'T08:30:00.000Z';

/** The people behind the demo users, in their order; the third leads two teams. */
const staff = demoUsers.flatMap(({ person }) => (person === null ? [] : [person]));

/** Names that break what was built for short ones. */
const unusual = [
  ['Maria-Fernanda', 'Van Cauwenberghe-Vandenplassche'],
  ['Zoë', "D'Hondt"],
  ['Łukasz', 'Świątek'],
  ['Bjørn', 'Ångström'],
  ['Anne-Cécile', 'de Saint-Hubert-Delvaux'],
  ['Ömer', 'Yıldırım'],
  ['Ştefan', 'Mureşan'],
  ['Jean-Baptiste Théodore Emmanuel', 'Vanden Eynde'],
] as const;

/** Who joins, with the team and the days until or since the first day; they hold nothing yet. */
const newcomers = [
  ['Charlotte', 'Vermeulen', 'Marketing', 8],
  ['Yassine', 'Benali', 'Werkplaats Gent', 41],
  ['Océane', 'Van den Broeck', 'Finance', 42],
  ['Ruben', 'Maes', 'IT & Digital', -12],
  ['Fatima Zahra', 'Ouali', 'Klantendienst', -26],
] as const;

/** Days until the last day of some who leave soon, by id. */
const leavesIn: ReadonlyMap<number, number> = new Map([
  [112, 7],
  [93, 38],
]);

const teamNames = [
  'Directie',
  'Finance',
  'People & Culture',
  'IT & Digital',
  'Sales Vlaanderen',
  'Sales Wallonie',
  'Logistiek',
  'Werkplaats Gent',
  'Marketing',
  'Klantendienst',
] as const;
const LED_BY_MANAGER: readonly string[] = ['Sales Vlaanderen', 'Klantendienst'];
const MANAGER_ID = 3;

/** A valid account number of a bank code that no Belgian bank holds. */
const inventedIban = (random: Random): string => {
  const account = `999${String(random.between(0, 9_999_999)).padStart(7, '0')}`;
  const check = String(Number(account) % 97 || 97).padStart(2, '0');
  return composeIBAN({ countryCode: 'BE', bban: `${account}${check}` }) ?? '';
};

const names = (): (readonly [string, string])[] => {
  dutch.seed(1);
  french.seed(2);
  const rest = ACTIVE + DEACTIVATED - staff.length - unusual.length;
  const drawn = Array.from({ length: rest }, (_, index) => {
    const source = index % 3 === 2 ? french : dutch;
    return [source.person.firstName(), source.person.lastName()] as const;
  });
  return [...staff, ...unusual, ...drawn];
};

const emails = () => {
  const used = new Map<string, number>();
  return (first: string, last: string): string => {
    const local = fold(`${first}.${last}`)
      .replaceAll('ł', 'l')
      .replaceAll('ø', 'o')
      .replaceAll('ı', 'i')
      .replace(/[^a-z.]+/g, '');
    const times = (used.get(local) ?? 0) + 1;
    used.set(local, times);
    return `${local}${times > 1 ? times : ''}@noorderlicht.example`;
  };
};

const idOfTeam = (name: (typeof teamNames)[number]): number => teamNames.indexOf(name) + 1;

const teamOf = (index: number, random: Random): number[] => {
  const id = idOfTeam;
  const fixed = [
    [id('Directie')],
    [id('Finance')],
    [id('Sales Vlaanderen')],
    [id('Finance')],
    [id('Klantendienst')],
    [id('Logistiek')],
  ];
  const own = fixed[index] ?? [random.between(2, teamNames.length)];
  return random.chance(0.08) ? [...new Set([...own, random.between(2, teamNames.length)])] : own;
};

/** Draws the same from the source for everybody whose last day is not planned by hand. */
const lastDayOf = (id: number, isGone: boolean, today: IsoDate, random: Random): IsoDate | null => {
  if (isGone) return addDays(today, -random.between(5, 600));
  const drawn = random.chance(0.04) ? addDays(today, random.between(20, 200)) : null;
  const planned = leavesIn.get(id);
  return planned === undefined ? drawn : addDays(today, planned);
};

/** The people who join are numbered after everybody else. */
export const isNewcomer = ({ id }: Pick<Employee, 'id'>): boolean => id > ACTIVE + DEACTIVATED;

const demoNewcomers = (today: IsoDate, email: (first: string, last: string) => string): Employee[] => {
  const random = randomSource(83);
  return newcomers.map(([first_name, last_name, team, inDays], index) => {
    const id = ACTIVE + DEACTIVATED + index + 1;
    return {
      ...emptyEmployee,
      id,
      version: 1,
      first_name,
      last_name,
      email: email(first_name, last_name),
      employee_number: `NL${String(id).padStart(4, '0')}`,
      team_ids: [idOfTeam(team)],
      start_date: addDays(today, inDays),
      seniority_date: addDays(today, inDays),
      dimona_statute: 'OTH' as const,
      statute: 'white_collar' as const,
      iban: inventedIban(random),
      deleted: 0,
      import_id: null,
      wages: [],
      wage_type: null,
      wage_amount: null,
      wage_from: null,
      created_at: `${addDays(today, Math.min(inDays, 0) - 20)}${CREATED_AT}`,
    };
  });
};

/** The people of the demo company, numbered from 1: those who left after those who stay, those who join last. */
export const demoPeople = (today: IsoDate): Employee[] => {
  const random = randomSource(3);
  const email = emails();
  const people = names().map(([first_name, last_name], index): Employee => {
    const isGone = index >= ACTIVE;
    const start = addDays(today, -random.between(isGone ? 700 : 40, 5_000));
    return {
      ...emptyEmployee,
      id: index + 1,
      version: 1,
      first_name,
      last_name,
      email: email(first_name, last_name),
      phone: random.chance(0.85)
        ? `+32 4${random.between(60, 99)} 00 ${String(random.between(0, 9_999)).padStart(4, '0').replace(/(..)/, '$1 ')}`
        : null,
      // A few came without one, and payroll cannot take them.
      employee_number: index % 57 === 33 ? null : `NL${String(index + 1).padStart(4, '0')}`,
      avatar: hasPicture(index + 1) ? demoPictureKey(index + 1) : null,
      team_ids: teamOf(index, random),
      start_date: start,
      active_until: lastDayOf(index + 1, isGone, today, random),
      seniority_date: random.chance(0.5) ? start : addDays(start, -random.between(30, 900)),
      dimona_statute: random.chance(0.9) ? 'OTH' : random.pick(['STU', 'FLX', 'EXT'] as const),
      statute: random.chance(0.72)
        ? 'white_collar'
        : random.pick(['blue_collar', 'self_employed', 'intern', 'student'] as const),
      iban: random.chance(0.95) ? inventedIban(random) : null,
      deleted: isGone ? 1 : 0,
      created_at: `${start}${CREATED_AT}`,
      import_id: null,
      wages: [],
      wage_type: null,
      wage_amount: null,
      wage_from: null,
    };
  });
  return withWorkDetails([...people, ...demoNewcomers(today, email)], today);
};

/** The teams, each led by one of its people. */
export const demoTeams = (people: readonly Employee[]): Team[] =>
  teamNames.map((name, index) => {
    const id = index + 1;
    const leader = LED_BY_MANAGER.includes(name)
      ? MANAGER_ID
      : people.find((person) => person.deleted === 0 && person.id !== MANAGER_ID && person.team_ids.includes(id))?.id;
    return { id, version: 1, name, leader_employee_ids: leader === undefined ? [] : [leader], deleted: 0 };
  });
