import { isoOf, type IsoDate } from '#shared/values/dates.ts';
import { useActor } from './actor.tsx';

/** The day that it is for the company. */
export const useToday = (): IsoDate => isoOf(useActor().today) ?? '';
