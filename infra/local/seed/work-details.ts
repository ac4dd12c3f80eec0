import { employeeDated } from '#shared/people/employee.dated.ts';
import type { Employee } from '#shared/people/employee.ts';
import { nationalCheck } from '#shared/people/national-number.ts';
import type { Wage, WageType } from '#shared/people/wage.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { fold } from '#shared/values/fold.ts';
import { randomSource, type Random } from './random.ts';

/* What contracts need of the people of the demo. Nobody has these numbers: the register never gives the series 999. */

const SERIES = '999';

const towns = [
  ['Gent', '9000', 'Coupure Links'],
  ['Aalst', '9300', 'Molenstraat'],
  ['Antwerpen', '2000', 'Meir'],
  ['Leuven', '3000', 'Naamsestraat'],
  ['Kortrijk', '8500', 'Doorniksestraat'],
  ['Bruxelles', '1000', 'Rue Haute'],
  ['Namur', '5000', 'Rue de Fer'],
  ['Liège', '4000', 'Rue Saint-Gilles'],
] as const;

/** A function, where it stands in the order of who reports to whom, and the gross wage a month that goes with it. */
const jobs = [
  { function: 'Account manager', monthly: 3_650 },
  { function: 'Boekhouder', monthly: 3_400 },
  { function: 'Magazijnier', monthly: 2_750 },
  { function: 'Gestionnaire de projets', monthly: 4_200 },
  { function: 'Software engineer', monthly: 4_500 },
  { function: 'HR-medewerker', monthly: 3_300 },
  { function: 'Technieker', monthly: 3_050 },
  { function: 'Conseillère clientèle', monthly: 2_900 },
] as const;
const MANAGING_DIRECTOR = 1;
const MANAGERS = [2, 3, 4];

const typeOf: Readonly<Record<NonNullable<Employee['statute']>, WageType>> = {
  white_collar: 'employee_paid_monthly',
  blue_collar: 'employee_paid_hourly',
  self_employed: 'freelancer_paid_daily',
  intern: 'intern_not_paid',
  student: 'employee_paid_hourly',
};
const HOURS_A_MONTH = 164.67;

const amountOf = (type: WageType, monthly: number): number | null => {
  if (type === 'intern_not_paid') return null;
  if (type === 'employee_paid_hourly') return Math.round((monthly / HOURS_A_MONTH) * 100) / 100;
  return type === 'freelancer_paid_daily' ? Math.round(monthly / 10) : monthly;
};

const nationalNumber = (birth: IsoDate): string => {
  const nine = `${birth.slice(2).replaceAll('-', '')}${SERIES}`;
  return `${nine}${nationalCheck(nine, birth >= '2000-01-01')}`;
};

/** A wage from the first day on, for many a rise since, and for a few one that is planned for the next year. */
const wagesOf = ({ id, statute, start_date: start }: Employee, monthly: number, today: IsoDate): Wage[] => {
  if (start === null || id % 31 === 30) return [];
  const type = typeOf[statute ?? 'white_collar'];
  const from = (day: IsoDate, factor: number): Wage => ({
    type,
    amount: amountOf(type, Math.round(monthly * factor)),
    from: day,
  });
  const year = Number(today.slice(0, 4));
  const rise = `${year}-01-01`;
  if (type === 'intern_not_paid') return [from(start, 1)];
  return [
    ...(start < rise ? [from(start, 0.93), from(rise, 1)] : [from(start, 1)]),
    ...(id % 9 === 4 ? [from(`${year + 1}-01-01`, 1.04)] : []),
  ];
};

const birthOf = (id: number, random: Random): IsoDate =>
  addDays('1964-02-03', ((id * 61) % 14_000) + random.between(0, 60));

const managerOf = (id: number): number =>
  id === MANAGING_DIRECTOR ? 0 : MANAGERS.includes(id) ? MANAGING_DIRECTOR : MANAGERS[id % MANAGERS.length]!;

/** The people with address, birth, number, function, manager and wages; a few lack some of it. */
export const withWorkDetails = (people: readonly Employee[], today: IsoDate): Employee[] => {
  const random = randomSource(83);
  return people.map((person) => {
    const { id, statute, first_name } = person;
    const [town, postal_code, street] = random.pick(towns);
    const job = random.pick(jobs);
    const birth_date = birthOf(id, random);
    const isEmployed = statute !== 'self_employed' && statute !== 'intern';
    const wages = wagesOf(person, job.monthly, today);
    const known: Employee = {
      ...person,
      private_email: random.chance(0.8) ? `${fold(first_name).replace(/[^a-z]+/g, '')}.${id}@thuis.example` : null,
      birth_date,
      national_number: id % 23 === 22 ? null : nationalNumber(birth_date),
      ...(id % 29 === 28
        ? {}
        : {
            street,
            house_number: String(random.between(1, 180)),
            box: random.chance(0.2) ? String(random.between(1, 12)) : null,
            postal_code,
            town,
          }),
      function: id === MANAGING_DIRECTOR ? 'Algemeen directeur' : job.function,
      joint_committee: !isEmployed ? null : statute === 'blue_collar' ? '140.03' : '200',
      hours_per_week: isEmployed ? (random.chance(0.8) ? 38 : random.pick([19, 30.4])) : null,
      reports_to_employee_id: managerOf(id),
      wages,
    };
    return employeeDated.asOf(known, today);
  });
};
