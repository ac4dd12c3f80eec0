import { fromDmy, type IsoDate } from '#shared/values/dates.ts';
import { useActor } from './actor.tsx';

/** The present day, as the server has it: the machine may be in another zone. */
export const useToday = (): IsoDate => fromDmy(useActor().today);
