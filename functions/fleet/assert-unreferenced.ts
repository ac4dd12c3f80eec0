import type { Vehicle } from '#shared/fleet/vehicle.ts';
import { AppError } from '#shared/errors/problem.ts';
import { monthSpan } from '#shared/push/month.rules.ts';
import { carContracts, openContractsAbout } from '#functions/platform/contracts/policies.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { wasDriven } from './pushed-vehicles.ts';

const referenced = (detail: string, type: 'contract' | 'push', ids: readonly (number | string)[]): AppError =>
  new AppError('referenced', {
    detail,
    extras: { count: ids.length, references: ids.map((id) => ({ type, id: String(id) })) },
  });

/** Reads what needs vehicles; the function throws `referenced` for one that a contract or a push under way still needs. */
export const unreferencedCheck = async (): Promise<(vehicle: Vehicle) => void> => {
  const [commands] = await Promise.all([readCommands(), carContracts.join.refresh()]);
  const underWay = commands.filter(({ ended_at: ended }) => ended === null);
  return ({ id, periods }) => {
    const contracts = openContractsAbout(carContracts, id);
    if (contracts.length > 0)
      throw referenced(
        `Contracts about this vehicle that still wait for signatures: ${contracts.length}. They are signed or withdrawn first.`,
        'contract',
        contracts,
      );
    const pushes = underWay.filter(({ year, month }) => wasDriven(periods, monthSpan(year, month)));
    if (pushes.length > 0)
      throw referenced(
        'A month in which somebody drove this vehicle is being pushed to payroll. Try again once that push has ended.',
        'push',
        pushes.map(({ command_id: command }) => command),
      );
  };
};
