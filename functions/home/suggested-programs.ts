import { suggestedPrograms } from '#shared/trainings/suggested-programs.ts';
import { fold } from '#shared/values/fold.ts';
import { autoNumbers } from '#functions/platform/records/auto-numbers.ts';
import { planProgramChange } from '#functions/trainings/program-changes.ts';
import { programCollection } from '#functions/trainings/program-store.ts';
import { trainingStore } from '#functions/trainings/training-store.ts';
import { suggestionOf, type SuggestionSource } from './suggestion-source.ts';

export const programSuggestions: SuggestionSource = {
  offered: suggestedPrograms,
  taken: async () => {
    const names = new Set([...(await programCollection.refresh()).all()].map(({ name }) => fold(name)));
    return (_, name) => names.has(fold(name));
  },
  add: async (actor, chosen) => {
    const [first, numbers] = await Promise.all([
      trainingStore.reserveIds(chosen.length),
      autoNumbers('program', chosen.length),
    ]);
    return chosen.flatMap(({ key, name }, at) => {
      const body = { program_name: name, valid_months: suggestionOf(suggestedPrograms, key).validMonths };
      return planProgramChange({ actor, id: first + at, before: undefined, body, numbers: numbers(at) }).writes;
    });
  },
};
