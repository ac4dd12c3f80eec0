import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addManyParticipants } from './add-many-participants.ts';
import { addParticipant } from './add-participant.ts';
import { addProgram } from './add-program.ts';
import { addTraining } from './add-training.ts';
import { addTrainingToProgram } from './add-training-to-program.ts';
import { deleteProgram } from './delete-program.ts';
import { deleteTraining } from './delete-training.ts';
import { editProgram } from './edit-program.ts';
import { editTraining } from './edit-training.ts';
import { exportAllParticipants } from './export-all-participants.ts';
import { exportParticipants } from './export-participants.ts';
import { exportTrainings } from './export-trainings.ts';
import { findParticipant } from './find-participant.ts';
import { exportBalances } from './export-balances.ts';
import { getTrainingBalance } from './get-training-balance.ts';
import { getTrainingSettings } from './get-training-settings.ts';
import { listBalances } from './list-balances.ts';
import { setTrainingSettings } from './set-training-settings.ts';
import { getMatrix } from './get-matrix.ts';
import { getParticipant } from './get-participant.ts';
import { getProgram } from './get-program.ts';
import { getTraining } from './get-training.ts';
import { invite } from './invite.ts';
import { listAllParticipants } from './list-all-participants.ts';
import { listAvailablePrograms } from './list-available-programs.ts';
import { listEmployeeTrainings } from './list-employee-trainings.ts';
import { listRenewals } from './list-renewals.ts';
import { listParticipants } from './list-participants.ts';
import { listSessions } from './list-sessions.ts';
import { listTrainings } from './list-trainings.ts';
import { removeManyParticipants } from './remove-many-participants.ts';
import { removeParticipant } from './remove-participant.ts';
import { removeTrainingFromProgram } from './remove-training-from-program.ts';
import { setCertificate } from './set-certificate.ts';
import { stillToFollow } from './still-to-follow.ts';
import { undeleteProgram } from './undelete-program.ts';
import { undeleteTraining } from './undelete-training.ts';
import { updateResult } from './update-result.ts';
import { updateStatus } from './update-status.ts';

export const trainingsEndpoints = [
  addManyParticipants,
  addParticipant,
  addProgram,
  addTraining,
  addTrainingToProgram,
  deleteProgram,
  deleteTraining,
  editProgram,
  editTraining,
  exportAllParticipants,
  exportParticipants,
  exportTrainings,
  findParticipant,
  exportBalances,
  getTrainingBalance,
  getTrainingSettings,
  listBalances,
  setTrainingSettings,
  getMatrix,
  getParticipant,
  getProgram,
  getTraining,
  invite,
  listAllParticipants,
  listAvailablePrograms,
  listEmployeeTrainings,
  listRenewals,
  listParticipants,
  listSessions,
  listTrainings,
  removeManyParticipants,
  removeParticipant,
  removeTrainingFromProgram,
  setCertificate,
  stillToFollow,
  undeleteProgram,
  undeleteTraining,
  updateResult,
  updateStatus,
] as const satisfies readonly Endpoint[];
