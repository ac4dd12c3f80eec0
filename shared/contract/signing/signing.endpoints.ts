import type { Endpoint } from '#shared/contract/endpoint.ts';
import { cancelContract } from './cancel-contract.ts';
import { declineInternally } from './decline-internally.ts';
import { editSigner } from './edit-signer.ts';
import { editSigningSettings } from './edit-signing-settings.ts';
import { getAudit } from './get-audit.ts';
import { getSigningSettings } from './get-signing-settings.ts';
import { listInternalSigners } from './list-internal-signers.ts';
import { listPendingInternal } from './list-pending-internal.ts';
import { listSendings } from './list-sendings.ts';
import { listSigners } from './list-signers.ts';
import { openInternally } from './open-internally.ts';
import { processSignicatContracts } from './process-signicat-contracts.ts';
import { remindSigner } from './remind-signer.ts';
import { reassignContracts } from './reassign-contracts.ts';
import { removeKeptSignature } from './remove-kept-signature.ts';
import { resetSigningMethod } from './reset-signing-method.ts';
import { retryProcessSignicatContracts } from './retry-process-signicat-contracts.ts';
import { sendToEmployee } from './send-to-employee.ts';
import { setReminders } from './set-reminders.ts';
import { setSigningMethod } from './set-signing-method.ts';
import { takeWebhook } from './take-webhook.ts';
import { signInPerson } from './sign-in-person.ts';
import { signInternally } from './sign-internally.ts';
import { verifyAudit } from './verify-audit.ts';
import { uploadPdf } from './upload-pdf.ts';

export const signingEndpoints = [
  setSigningMethod,
  sendToEmployee,
  cancelContract,
  resetSigningMethod,
  processSignicatContracts,
  retryProcessSignicatContracts,
  takeWebhook,
  listSigners,
  editSigner,
  remindSigner,
  setReminders,
  signInPerson,
  listPendingInternal,
  listInternalSigners,
  openInternally,
  signInternally,
  declineInternally,
  removeKeptSignature,
  reassignContracts,
  getAudit,
  verifyAudit,
  listSendings,
  uploadPdf,
  getSigningSettings,
  editSigningSettings,
] as const satisfies readonly Endpoint[];
