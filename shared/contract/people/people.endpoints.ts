import type { Endpoint } from '#shared/contract/endpoint.ts';
import { correctHistory } from './correct-history.ts';
import { addEmployee } from './add-employee.ts';
import { addTeam } from './add-team.ts';
import { defaultFilters } from './default-filters.ts';
import { deleteEmployee } from './delete-employee.ts';
import { deleteTeam } from './delete-team.ts';
import { editEmployee } from './edit-employee.ts';
import { editTeam } from './edit-team.ts';
import { editChecklists } from './edit-checklists.ts';
import { erase } from './erase.ts';
import { eraseCancel } from './erase-cancel.ts';
import { eraseConfirm } from './erase-confirm.ts';
import { exportData } from './export-data.ts';
import { exportEmployees } from './export-employees.ts';
import { getAssignments } from './get-assignments.ts';
import { getBoard } from './get-board.ts';
import { getChecklists } from './get-checklists.ts';
import { getEmployeeDetail } from './get-employee-detail.ts';
import { getErasure } from './get-erasure.ts';
import { getHeldHistory } from './get-held-history.ts';
import { getLeaver } from './get-leaver.ts';
import { getOrganisation } from './get-organisation.ts';
import { getTeam } from './get-team.ts';
import { idsBySegment } from './ids-by-segment.ts';
import { leaverRun } from './leaver-run.ts';
import { listByTeam } from './list-by-team.ts';
import { listEmployees } from './list-employees.ts';
import { listTeamCards } from './list-team-cards.ts';
import { listTeams } from './list-teams.ts';
import { setWages } from './set-wages.ts';
import { tickItem } from './tick-item.ts';
import { undeleteEmployee } from './undelete-employee.ts';

export const peopleEndpoints = [
  listEmployees,
  exportEmployees,
  exportData,
  getErasure,
  erase,
  eraseConfirm,
  eraseCancel,
  getEmployeeDetail,
  getAssignments,
  getBoard,
  getChecklists,
  editChecklists,
  tickItem,
  getHeldHistory,
  getLeaver,
  leaverRun,
  listByTeam,
  defaultFilters,
  idsBySegment,
  addEmployee,
  editEmployee,
  setWages,
  deleteEmployee,
  undeleteEmployee,
  listTeams,
  listTeamCards,
  getTeam,
  getOrganisation,
  addTeam,
  editTeam,
  deleteTeam,
  correctHistory,
] as const satisfies readonly Endpoint[];
