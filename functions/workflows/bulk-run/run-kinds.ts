import { auditExport } from '#functions/activity/audit-export.ts';
import { feedExport } from '#functions/activity/feed-export.ts';
import { assignAssetsRun } from '#functions/assets/assign-assets-run.ts';
import { assignStockRun } from '#functions/assets/assign-stock-run.ts';
import { transferAssetsRun } from '#functions/assets/transfer-assets-run.ts';
import { addContractsRun } from '#functions/contracts/add-contracts-run.ts';
import { assignStockWithPolicyRun, assignWithPolicyRun } from '#functions/contracts/assign-with-policy-run.ts';
import { downloadRun } from '#functions/contracts/download-run.ts';
import { checkRun, commitRun } from './import-runs.ts';
import { recordRuns } from './record-runs.ts';
import {
  undoAssetsRun,
  undoBulkActRun,
  undoBulkEditRun,
  undoContractsRun,
  undoImportRun,
  undoLeaverRun,
  undoParticipantsRun,
  undoSoftwareRun,
} from './undo-runs.ts';
import { balanceExport } from '#functions/days-off/balance-export.ts';
import { decideRun } from '#functions/days-off/decide-run.ts';
import { rederiveDaysRun } from '#functions/days-off/rederive.ts';
import { leaverWork } from '#functions/people/leaver-work.ts';
import { bulkActRun } from '#functions/records/bulk-act-run.ts';
import { bulkEditRun } from '#functions/records/bulk-edit-run.ts';
import { numberRecordsRun } from '#functions/records/number-records.ts';
import { sendContractsRun } from '#functions/signing/send-contracts-run.ts';
import { assignSoftwareRun } from '#functions/software/assign-software-run.ts';
import { balanceExport as trainingBalanceExport } from '#functions/trainings/balance-export.ts';
import { inviteRun } from '#functions/trainings/invite-run.ts';
import {
  addParticipantsRun,
  removeParticipantsRun,
  updateParticipantsRun,
} from '#functions/trainings/participants-run.ts';
import { exportRun } from '#functions/platform/runs/export-list.ts';
import { personExportRun } from '#functions/workflows/person-data/export-run.ts';
import { personEraseRun } from '#functions/workflows/person-data/erase/erase-run.ts';
import type { RunKind } from '#functions/platform/runs/run-kind.ts';

const exporters = [
  ...new Set([
    ...Object.values(recordRuns).map(({ exporter }) => exporter),
    feedExport,
    auditExport,
    balanceExport,
    trainingBalanceExport,
  ]),
];

/** Every kind of run: a new one is a file with an `itemKind` or `taskKind` and a line here. */
export const allRunKinds: readonly RunKind[] = [
  checkRun,
  commitRun,
  undoImportRun,
  exportRun(exporters),
  numberRecordsRun,
  bulkEditRun,
  undoBulkEditRun,
  bulkActRun,
  undoBulkActRun,
  assignAssetsRun,
  assignStockRun,
  assignWithPolicyRun,
  assignStockWithPolicyRun,
  transferAssetsRun,
  undoAssetsRun,
  assignSoftwareRun,
  undoSoftwareRun,
  leaverWork,
  undoLeaverRun,
  addParticipantsRun,
  removeParticipantsRun,
  updateParticipantsRun,
  inviteRun,
  undoParticipantsRun,
  decideRun,
  rederiveDaysRun,
  addContractsRun,
  sendContractsRun,
  undoContractsRun,
  downloadRun,
  personExportRun,
  personEraseRun,
];

const byName = new Map(allRunKinds.map((kind) => [kind.kind, kind]));

export const runKindOf = (name: string): RunKind => {
  const kind = byName.get(name);
  if (!kind) throw new Error(`no run kind is called ${name}`);
  return kind;
};
