/** What the endpoints of each area are about; the area is the first part of their ids. */
const areas: Readonly<Record<string, string>> = {
  session: 'Who is signed in, users and their rights, preferences, the company.',
  home: 'What needs attention, figures, the first steps of a company.',
  people: 'People, teams, those who join and leave.',
  fleet: 'Vehicles with their payroll data, drivers and estimates.',
  assets: 'Assets, their types and owners.',
  software: 'Products and licences.',
  trainings: 'Trainings, programs, participants and balances.',
  daysOff: 'Days off: types, requests, balances, schedules, absences.',
  calendar: 'Who is away when.',
  integrations: 'Connections to payroll providers.',
  push: 'The monthly push of days off to payroll.',
  templates: 'Contract templates, their versions and fields.',
  contracts: 'Contracts and their documents.',
  signing: 'Sending and signing contracts, the trail of signatures.',
  records: 'What every record has: tags, custom fields, views, bulk edit, search.',
  segments: 'Segments of lists.',
  activity: 'Feeds and messages.',
  files: 'Documents of records.',
  imports: 'Imports from Excel.',
  runs: 'Long work under way.',
  reminders: 'Reminders on records.',
  links: 'What people without an account do by a link.',
};

/** The tags of the document, in the order in which they are used; an area without a sentence is an error. */
export const tagsOf = (used: readonly string[]): { name: string; description: string }[] =>
  [...new Set(used)].map((name) => {
    const description = areas[name];
    if (description === undefined) throw new Error(`infra/openapi-tags.ts says nothing about ${name}`);
    return { name, description };
  });
