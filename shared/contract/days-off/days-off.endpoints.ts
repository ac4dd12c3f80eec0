import type { Endpoint } from '#shared/contract/endpoint.ts';
import { addAbsence } from './add-absence.ts';
import { addFeed } from './add-feed.ts';
import { addRequest } from './add-request.ts';
import { addSchedule } from './add-schedule.ts';
import { addType } from './add-type.ts';
import { assignSchedule } from './assign-schedule.ts';
import { cancelRequest } from './cancel-request.ts';
import { correctBalance } from './correct-balance.ts';
import { decideRequests } from './decide-requests.ts';
import { deleteType } from './delete-type.ts';
import { editAbsence } from './edit-absence.ts';
import { editRequest } from './edit-request.ts';
import { editSchedule } from './edit-schedule.ts';
import { editType } from './edit-type.ts';
import { endAbsence } from './end-absence.ts';
import { exportBalances } from './export-balances.ts';
import { exportRequests } from './export-requests.ts';
import { getDaysOffSettings } from './get-days-off-settings.ts';
import { getEmployeeBalances } from './get-employee-balances.ts';
import { getEmployeeSchedules } from './get-employee-schedules.ts';
import { getRequest } from './get-request.ts';
import { listBalances } from './list-balances.ts';
import { listEmployeeRequests } from './list-employee-requests.ts';
import { listFeeds } from './list-feeds.ts';
import { listHolidays } from './list-holidays.ts';
import { listInbox } from './list-inbox.ts';
import { listRights } from './list-rights.ts';
import { listSchedules } from './list-schedules.ts';
import { listTypes } from './list-types.ts';
import { previewRequest } from './preview-request.ts';
import { revokeFeed } from './revoke-feed.ts';
import { sendLink } from './send-link.ts';
import { setDaysOffSettings } from './set-days-off-settings.ts';
import { setHoliday } from './set-holiday.ts';
import { setRights } from './set-rights.ts';
import { undecideRequests } from './undecide-requests.ts';
import { unlockMonth } from './unlock-month.ts';

export const daysOffEndpoints = [
  addAbsence,
  addFeed,
  addRequest,
  addSchedule,
  addType,
  assignSchedule,
  cancelRequest,
  correctBalance,
  decideRequests,
  deleteType,
  editAbsence,
  editRequest,
  editSchedule,
  editType,
  endAbsence,
  exportBalances,
  exportRequests,
  getDaysOffSettings,
  getEmployeeBalances,
  getEmployeeSchedules,
  getRequest,
  listBalances,
  listEmployeeRequests,
  listFeeds,
  listHolidays,
  listInbox,
  listRights,
  listSchedules,
  listTypes,
  previewRequest,
  revokeFeed,
  sendLink,
  setDaysOffSettings,
  setHoliday,
  setRights,
  undecideRequests,
  unlockMonth,
] as const satisfies readonly Endpoint[];
