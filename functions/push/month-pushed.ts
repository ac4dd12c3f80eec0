import type { Integration } from '#shared/integrations/integration.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';

/** Whether a push of this month through an integration reached its end, or days of somebody were taken over by one. */
export const isMonthPushed = async ({ id }: Integration, year: number, month: number): Promise<boolean> =>
  (await readCommands()).some(
    (command) =>
      command.integration_id === id &&
      command.year === year &&
      command.month === month &&
      (command.status_report === 'success' || command.taken_over > 0),
  );
