import { REPORTS_TO } from '#shared/people/employee.import.ts';
import { importKinds, isImportName, type ImportName } from '#shared/kinds/import-kinds.ts';
import { openAssets } from '#functions/assets/import-assets.ts';
import { openCorrections, openSchedules } from '#functions/days-off/import-person-days.ts';
import { openRequests } from '#functions/days-off/import-requests.ts';
import { openCars } from '#functions/fleet/import-cars.ts';
import { openEmployees } from '#functions/people/import-employees.ts';
import { completeManagers, managersFirst } from '#functions/people/managers-in-file.ts';
import { openTeams } from '#functions/people/import-team-rows.ts';
import { splitWholeName } from '#functions/people/whole-names.ts';
import type { ImportRules } from '#functions/platform/imports/import-kind.ts';
import { completeSoftware } from '#functions/software/complete-software.ts';
import { openParticipants } from '#functions/trainings/import-participants.ts';
import { openTrainings, splitTrainings } from '#functions/trainings/import-trainings.ts';
import { fillAllPlaces } from '#functions/trainings/places.ts';
import { openSoftware, splitSoftware } from '#functions/software/import-software.ts';

const rules: Readonly<Record<ImportName, ImportRules>> = {
  car: { open: openCars },
  asset: { open: openAssets },
  software: { open: openSoftware, complete: completeSoftware, split: splitSoftware },
  training: { open: openTrainings, split: splitTrainings, finish: fillAllPlaces },
  training_employee: { open: openParticipants, finish: fillAllPlaces },
  employee: {
    open: openEmployees,
    splitCells: splitWholeName,
    complete: completeManagers,
    order: managersFirst,
    namedIn: REPORTS_TO,
  },
  team: { open: openTeams },
  day_off_request: { open: openRequests },
  work_schedule: { open: openSchedules },
  day_off_balance: { open: openCorrections },
};

/** The rules of an import by the name that its run was started with. */
export const importRulesOf = (name: string): ImportRules => {
  if (!isImportName(name)) throw new Error(`no import is called ${name}; there are ${Object.keys(importKinds).join()}`);
  return rules[name];
};
