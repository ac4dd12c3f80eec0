import type { Vehicle } from '#shared/fleet/vehicle.ts';
import { isOpenContract } from '#shared/contracts/retention.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import { monthSpan } from '#shared/push/month.rules.ts';
import { carContracts } from '#functions/platform/contracts/policies.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { wasDriven } from './pushed-vehicles.ts';

const referenced = (detail: string, type: 'contract' | 'push', ids: readonly (number | string)[]): AppError =>
  new AppError('referenced', {
    detail,
    extras: { count: ids.length, references: ids.map((id) => ({ type, id: String(id) })) },
  });

/** The contracts about a vehicle that wait for a signature, or for what follows the last one. */
const openContractsAbout = async (id: number): Promise<number[]> => {
  await carContracts.join.refresh();
  return carContracts
    .rowsOf(id)
    .filter((contract) => contract.deleted === 0 && isOpenContract(contract))
    .map((contract) => contract.id)
    .toSorted((one, other) => one - other);
};

/** The pushes that hold a month in which somebody drove the vehicle. */
const pushesOf = async ({ periods }: Vehicle): Promise<string[]> =>
  (await readCommands())
    .filter(({ ended_at: ended, year, month }) => ended === null && wasDriven(periods, monthSpan(year, month)))
    .map(({ command_id: id }) => id);

/** Throws `referenced` for a vehicle that a contract or a push under way still needs. */
export const assertUnreferenced = async (vehicle: Vehicle): Promise<void> => {
  const contracts = await openContractsAbout(vehicle.id);
  if (contracts.length > 0)
    throw referenced(
      `Contracts about this vehicle that still wait for signatures: ${contracts.length}. They are signed or withdrawn first.`,
      'contract',
      contracts,
    );
  const pushes = await pushesOf(vehicle);
  if (pushes.length > 0)
    throw referenced(
      'A month in which somebody drove this vehicle is being pushed to payroll. Try again once that push has ended.',
      'push',
      pushes,
    );
};
