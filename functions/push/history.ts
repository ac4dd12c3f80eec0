import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { listPushes } from '#shared/contract/push/list-pushes.ts';
import type { PushDetailOut } from '#shared/contract/push/push.ts';
import { storedIntegration } from '#functions/integrations/integration-store.ts';
import { productOf } from '#functions/integrations/products.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { storedCommand } from './command-store.ts';
import { presentDetail, presentRow } from './push-wire.ts';

type Query = EndpointInput<typeof listPushes>['query'];

/** Pushes, latest first. */
export const pushesOf = async ({
  year,
  month,
  integration_id: id,
  page,
  per_page: perPage,
}: Query): Promise<EndpointResponse<typeof listPushes>> => {
  const found = (await readCommands()).filter(
    (command) =>
      (year === undefined || command.year === year) &&
      (month === undefined || command.month === month) &&
      (id === undefined || command.integration_id === id),
  );
  return { data: found.slice((page - 1) * perPage, page * perPage).map(presentRow), count: found.length };
};

export const pushDetail = async (commandId: string): Promise<PushDetailOut> => {
  const command = await storedCommand(commandId);
  const { features } = await storedIntegration(command.integration_id);
  return presentDetail(command, { provider: productOf(command.source)?.kind ?? 'http', features });
};
