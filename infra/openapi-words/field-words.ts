import {
  activityWords,
  fileWords,
  importWords,
  linkWords,
  recordWords,
  reminderWords,
  runWords,
  segmentWords,
} from './areas/records.ts';
import { assetWords, fleetWords, softwareWords } from './areas/things.ts';
import { calendarWords, daysOffWords } from './areas/time.ts';
import type { FieldWords } from './areas/words.ts';
import { commonWords } from './common-words.ts';
import { contractWords, signingWords, templateWords } from './areas/contracts.ts';
import { homeWords } from './areas/home.ts';
import { integrationWords, pushWords } from './areas/payroll.ts';
import { peopleWords } from './areas/people.ts';
import { sessionWords } from './areas/session.ts';
import { trainingWords } from './areas/trainings.ts';

const areaWords: Readonly<Record<string, FieldWords>> = {
  activity: activityWords,
  assets: assetWords,
  calendar: calendarWords,
  contracts: contractWords,
  'days-off': daysOffWords,
  files: fileWords,
  fleet: fleetWords,
  home: homeWords,
  imports: importWords,
  integrations: integrationWords,
  links: { ...daysOffWords, ...linkWords },
  people: peopleWords,
  push: pushWords,
  records: recordWords,
  reminders: reminderWords,
  runs: runWords,
  segments: segmentWords,
  session: sessionWords,
  signing: signingWords,
  software: softwareWords,
  templates: templateWords,
  trainings: trainingWords,
};

/** The sentences by area, for the test that looks whether each of them is used. */
export const allFieldWords: readonly (readonly [string, FieldWords])[] = [
  ...Object.entries(areaWords),
  ['every area', commonWords],
];

/** Where a field stands: the name of its schema, of the fields around it, and its own. */
export type FieldPath = readonly string[];

const placesOf = (path: FieldPath): string[] => [
  path.join('.'),
  path.slice(-2).join('.'),
  [path[0], path.at(-1)].join('.'),
];

/** The keys of a field that say its place, and those that say its name only. */
const first = (words: readonly FieldWords[], keys: readonly string[]): string | undefined => {
  for (const source of words) for (const key of keys) if (source[key] !== undefined) return source[key];
  return undefined;
};

const sourcesOf = (area: string): FieldWords[] => [areaWords[area] ?? {}, commonWords];

/** What is said of a field at exactly this place. */
export const wordsOfPlace = (area: string, path: FieldPath): string | undefined =>
  first(sourcesOf(area), placesOf(path));

/** What is said of every field of that name and type, in its area or anywhere. */
export const wordsOfName = (area: string, name: string, types: readonly string[]): string | undefined =>
  first(sourcesOf(area), [...types.map((type) => `${name}:${type}`), name]);
