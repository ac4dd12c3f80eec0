import type { SFNClient } from '@aws-sdk/client-sfn';
import { vi } from 'vitest';
import { changeCommand } from '#functions/push/command-store.ts';
import { stateMachines } from '#functions/platform/runs/state-machine.ts';
import { objectStore } from '#functions/platform/storage/object-store.ts';
import { readAll, readHead } from '#functions/push/payload.ts';
import type { PayrollSandbox } from '#infra/local/payroll/payroll-sandbox.ts';

type Line = { readonly date: string; readonly code: string; readonly minutes: number };

const textsOf = (number: string, lines: readonly Line[]): string[] =>
  lines.map(({ date, code, minutes }) => `${number} ${date} ${code} ${minutes}`);

/** The lines that a push was to send, sorted. */
export const linesToSend = async (payloadId: string): Promise<string[]> => {
  const head = await readHead(payloadId);
  const people = head ? await readAll(head) : [];
  return people
    .flatMap(({ payroll_number: number, months }) => months.flatMap(({ lines }) => textsOf(number, lines)))
    .toSorted();
};

/** The lines that the office holds of a customer, sorted. */
export const linesHeld = (payroll: PayrollSandbox, customerCode: string): string[] =>
  payroll
    .received(customerCode)
    .held.flatMap(({ payroll_number: number, lines }) => textsOf(number, lines))
    .toSorted();

/** Makes a push send several requests of this many people, as that of a large company does. Before its first step. */
export const splitIntoRequests = async (commandId: string, people: number): Promise<void> => {
  await changeCommand(commandId, (command) => ({
    ...command,
    chunks: Array.from({ length: Math.ceil(command.people / people) }, (_, at) => ({
      request_id: `${commandId}-${at + 1}`,
      state: 'planned' as const,
      from: at * people,
      to: Math.min((at + 1) * people, command.people),
      lines: people,
      reference: null,
    })),
  }));
};

const ignore = (): void => {};

/** For clocks that jump: client and store have one clock, whose jumps the store's answers tell late. */
export const shareClock = (): unknown =>
  Object.defineProperty(objectStore().config, 'systemClockOffset', { get: () => 0, set: ignore });

type Command = Parameters<SFNClient['send']>[0];

/** What is done in place of starting executions. Nothing where a test does the steps of the machine itself. */
export const startExecutionsBy = (start: (command: Command) => unknown = () => undefined): unknown =>
  vi.spyOn(stateMachines(), 'send').mockImplementation(start);
