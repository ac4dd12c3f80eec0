import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addAssetPolicy } from './add-asset-policy.ts';
import { addCarPolicy } from './add-car-policy.ts';
import { addPolicy } from './add-policy.ts';
import { addTemplateInfo } from './add-template-info.ts';
import { addToEmployee } from './add-to-employee.ts';
import { addToEmployees } from './add-to-employees.ts';
import { compareContract } from './compare-contract.ts';
import { contractExists } from './contract-exists.ts';
import { countByTemplate } from './count-by-template.ts';
import { countContracts } from './count-contracts.ts';
import { createContractPdf } from './create-contract-pdf.ts';
import { deleteContract } from './delete-contract.ts';
import { downloadContracts } from './download-contracts.ts';
import { editContract } from './edit-contract.ts';
import { editContractName } from './edit-contract-name.ts';
import { exportContracts } from './export-contracts.ts';
import { getContract } from './get-contract.ts';
import { getContractPdf } from './get-contract-pdf.ts';
import { hardDeleteContract } from './hard-delete-contract.ts';
import { listContracts } from './list-contracts.ts';
import { listEmployeeContracts } from './list-employee-contracts.ts';
import { listShortcodes } from './list-shortcodes.ts';
import { listReceiptsOwed } from './list-receipts-owed.ts';
import { editRetention } from './edit-retention.ts';
import { getRetention } from './get-retention.ts';
import { exportMissingValues } from './export-missing-values.ts';
import { missingValues } from './missing-values.ts';
import { readMissingValues } from './read-missing-values.ts';
import { previewTemplate } from './preview-template.ts';
import { setCustomShortcodeValue } from './set-custom-shortcode-value.ts';
import { undeleteContract } from './undelete-contract.ts';

export const contractsEndpoints = [
  listContracts,
  exportContracts,
  listEmployeeContracts,
  countByTemplate,
  countContracts,
  getContract,
  addToEmployee,
  addToEmployees,
  addTemplateInfo,
  addPolicy,
  addAssetPolicy,
  addCarPolicy,
  editContract,
  editContractName,
  deleteContract,
  undeleteContract,
  hardDeleteContract,
  listShortcodes,
  setCustomShortcodeValue,
  missingValues,
  exportMissingValues,
  readMissingValues,
  getRetention,
  editRetention,
  listReceiptsOwed,
  getContractPdf,
  createContractPdf,
  contractExists,
  downloadContracts,
  previewTemplate,
  compareContract,
] as const satisfies readonly Endpoint[];
