import { AppError } from '#shared/errors/problem.ts';
import { teamCollection } from '#functions/platform/directory/teams.ts';
import { peopleTexts } from '#functions/platform/texts/people.ts';
import type { Language } from '#shared/values/language.ts';
import { segmentCollection } from '#functions/platform/segments/segment-store.ts';

const nameOf = async (segmentId: string, language: Language): Promise<string | null> => {
  const texts = peopleTexts(language);
  const filterNames: Readonly<Record<string, string>> = texts.filter;
  if (/^\d+$/.test(segmentId)) return (await segmentCollection.get(Number(segmentId)))?.name ?? null;
  const team = /^team_(\d+)$/.exec(segmentId)?.[1];
  if (team !== undefined) return (await teamCollection.get(Number(team)))?.name ?? null;
  if (segmentId === 'all') return texts.segment.all;
  return filterNames[segmentId.replace('default_people_filter_', '')] ?? null;
};

/** The name of a segment of people, for a record that names one; null for none and for one that is gone. */
export const segmentName = async (segmentId: string | null, language: Language): Promise<string | null> =>
  segmentId === null ? null : nameOf(segmentId, language);

/** What a segment is asked for, or null where the actor may not use it or it is gone. */
export const ifUsable = async <R>(work: Promise<R>): Promise<R | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'unknown_segment') return null;
    throw error;
  }
};
