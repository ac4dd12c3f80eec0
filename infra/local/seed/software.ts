import type { CostPeriod } from '#shared/software/cost-period.ts';
import type { License } from '#shared/software/license.ts';
import type { Product } from '#shared/software/product.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { randomSource } from './random.ts';

/** A product: `share` of a hundred people have it; `seats` is null when no number of seats was bought. */
type Offer = readonly [
  name: string,
  url: string,
  share: number,
  seats: number | null,
  cost: number | null,
  period: CostPeriod,
  renews: number | null,
];

const offers: readonly Offer[] = [
  ['Microsoft 365', 'https://office.com', 60, 180, 11.7, 'month', 210],
  ['Slack', 'https://slack.com', 28, 60, 7.5, 'month', 45],
  ['Zoom', 'https://zoom.us', 18, 30, 139.9, 'year', 12],
  ['Figma', 'https://figma.com', 8, 12, 12, 'month', 90],
  ['Adobe Creative Cloud', 'https://adobe.com', 6, 8, 719.88, 'year', -6],
  ['GitHub', 'https://github.com', 10, 15, 4, 'month', null],
  ['Jira', 'https://jira.atlassian.com', 14, 25, 7.75, 'month', 130],
  ['Notion', 'https://notion.so', 9, null, 10, 'month', null],
  ['1Password', 'https://1password.com', 20, 40, 95.88, 'year', 58],
  ['DocuSign', 'https://docusign.com', 4, 5, 300, 'year', 30],
  ['Salesforce', 'https://salesforce.com', 7, 10, 960, 'year', 300],
  ['Miro', 'https://miro.com', 8, 15, 8, 'month', null],
  ['Canva', 'https://canva.com', 5, null, 110, 'year', 75],
  ['Exact Online', 'https://exact.com', 3, 6, 49, 'month', null],
  ['DeepL', 'https://deepl.com', 4, null, null, 'month', null],
  ['Trello', 'https://trello.com', 6, null, null, 'month', null],
]; // prettier-ignore

/** The last product was given up. */
const isGivenUp = (id: number): boolean => id === offers.length;

export const demoProducts = (today: IsoDate): Product[] =>
  offers.map(([name, url, , seats, cost, period, renews], index) => {
    const from = addDays(today, -900 + index * 23);
    return {
      id: index + 1,
      version: 1,
      name,
      url,
      seats,
      seat_cost: cost,
      cost_period: cost === null ? null : period,
      renewal_date: renews === null ? null : addDays(today, renews),
      deleted: isGivenUp(index + 1) ? 1 : 0,
      date_enabled: from,
      date_deactivated: isGivenUp(index + 1) ? addDays(today, -40) : null,
      created_at: `${from}T09:00:00.000Z`,
      excel_import_id: null,
      insert_method: 'manual',
    };
  });

type Somebody = { readonly id: number; readonly first_name: string; readonly deleted: 0 | 1 };

/** The licences: some ended, some came back, and a few belong to people who left. */
export const demoLicenses = (today: IsoDate, people: readonly Somebody[]): License[] => {
  const random = randomSource(41);
  const licenses: License[] = [];
  offers.forEach(([, , share], product) => {
    for (const person of people) {
      // Among people who left a licence is a fifth as likely.
      if (!random.chance((share / 100) * (person.deleted === 1 ? 0.2 : 1))) continue;
      const id = licenses.length + 1;
      // No licence is older than its product.
      const from = addDays(today, -random.between(30, Math.min(600, 899 - product * 23)));
      const cameBack = id % 17 === 3;
      const ended = person.deleted === 0 && id % 9 === 5 ? addDays(today, -random.between(1, 25)) : null;
      const gap = addDays(from, 10);
      const since = cameBack ? addDays(gap, 5) : from;
      licenses.push({
        id,
        version: 1,
        product_id: product + 1,
        employee_id: person.id,
        username: id % 3 === 0 ? null : person.first_name.toLowerCase(),
        deleted: ended === null ? 0 : 1,
        date_enabled: since,
        date_deactivated: ended,
        created_at: `${from}T09:00:00.000Z`,
        periods: [
          ...(cameBack ? [{ employee_id: person.id, start_date: from, end_date: gap }] : []),
          { employee_id: person.id, start_date: since, end_date: ended },
        ],
        excel_import_id: null,
        insert_method: 'manual',
      });
    }
  });
  return licenses;
};
