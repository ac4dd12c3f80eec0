import type { Endpoint } from '#shared/contract/endpoint.ts';
import { cancelPush } from './cancel-push.ts';
import { confirmPush } from './confirm-push.ts';
import { getAnswers } from './get-answers.ts';
import { getCommandCsv } from './get-command-csv.ts';
import { getCommand } from './get-command.ts';
import { getCsv } from './get-csv.ts';
import { getPayload } from './get-payload.ts';
import { getStatus } from './get-status.ts';
import { listAnomalies } from './list-anomalies.ts';
import { listCorrections } from './list-corrections.ts';
import { listPeople } from './list-people.ts';
import { listPushedPeople } from './list-pushed-people.ts';
import { listPushes } from './list-pushes.ts';
import { listUsedTypes } from './list-used-types.ts';
import { peopleWithoutIban } from './people-without-iban.ts';
import { previewPush } from './preview-push.ts';
import { resumePush } from './resume-push.ts';
import { retryPush } from './retry-push.ts';
import { startPush } from './start-push.ts';

export const pushEndpoints = [
  listPeople,
  listUsedTypes,
  peopleWithoutIban,
  getStatus,
  listAnomalies,
  previewPush,
  getCsv,
  startPush,
  getCommand,
  listPushedPeople,
  getPayload,
  getAnswers,
  getCommandCsv,
  listPushes,
  retryPush,
  resumePush,
  cancelPush,
  confirmPush,
  listCorrections,
] as const satisfies readonly Endpoint[];
