import type { ObjectType } from '#shared/records/object-types.ts';
import { assetExport } from '#functions/assets/asset-export.ts';
import { assetUndo } from '#functions/assets/undo-assets.ts';
import { contractExport } from '#functions/contracts/contract-export.ts';
import { contractUndo } from '#functions/contracts/undo-contracts.ts';
import { requestExport } from '#functions/days-off/request-export.ts';
import { requestUndo } from '#functions/days-off/undo-requests.ts';
import { carExport } from '#functions/fleet/car-export.ts';
import { vehicleUndo } from '#functions/fleet/undo-cars.ts';
import { employeeExport } from '#functions/people/employee-export.ts';
import { employeeUndo } from '#functions/people/undo-employees.ts';
import type { Exporter } from '#functions/platform/runs/export-list.ts';
import type { RecordUndo } from '#functions/platform/runs/record-undo.ts';
import { licenseExport } from '#functions/software/license-export.ts';
import { productExport } from '#functions/software/product-export.ts';
import { licenseUndo, productUndo } from '#functions/software/undo-software.ts';
import { templateExport } from '#functions/templates/template-export.ts';
import { templateUndo } from '#functions/templates/undo-templates.ts';
import { courseExport } from '#functions/trainings/course-export.ts';
import { participantExport } from '#functions/trainings/participant-export.ts';
import { participantUndo, programUndo, trainingUndo } from '#functions/trainings/undo-trainings.ts';

type RecordRuns = { readonly exporter: Exporter<never>; readonly undo: RecordUndo };

/** What runs do with records of each kind: the export of their list, and the undo of any run that changed them. */
export const recordRuns: Readonly<Record<ObjectType, RecordRuns>> = {
  car: { exporter: carExport, undo: vehicleUndo },
  asset: { exporter: assetExport, undo: assetUndo },
  software_product: { exporter: productExport, undo: productUndo },
  software_license: { exporter: licenseExport, undo: licenseUndo },
  employee: { exporter: employeeExport, undo: employeeUndo },
  // Programs stand in the list of trainings, and so in its export.
  program: { exporter: courseExport, undo: programUndo },
  training: { exporter: courseExport, undo: trainingUndo },
  training_employee: { exporter: participantExport, undo: participantUndo },
  day_off_request: { exporter: requestExport, undo: requestUndo },
  contract_template: { exporter: templateExport, undo: templateUndo },
  contract: { exporter: contractExport, undo: contractUndo },
};
