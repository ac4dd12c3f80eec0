import type { TFunction } from 'i18next';
import { trainingDays } from './training-days.ts';
import type { ProgramSession } from './use-program.ts';

/** The sessions that people can still be added to, in the order of time. */
export const openSessions = (sessions: readonly ProgramSession[]): ProgramSession[] =>
  sessions.filter(({ phase }) => phase !== 'held');

/** A session by its name and its days, among others of its program. */
export const sessionLabel = (session: ProgramSession, t: TFunction<'trainings'>): string =>
  [session.name, trainingDays(session) ?? t('detail.noDate')].join(', ');
