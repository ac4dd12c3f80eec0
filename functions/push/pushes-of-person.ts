import type { PushCommand } from '#shared/push/push-command.ts';
import type { PushLine } from '#shared/push/push-line.ts';
import type { BlockReason, PushedPersonState } from '#shared/push/names.ts';
import { readCommands } from '#functions/platform/payroll/read-commands.ts';
import { readHead, readPeople } from './payload.ts';
import { answeredState, readOutcome, unansweredState } from './person-outcomes.ts';

/** What a push sent of a person, and its outcome. */
export type PersonPush = {
  readonly command: PushCommand;
  readonly state: PushedPersonState;
  /** Why they were left out. */
  readonly reason: BlockReason | null;
  /** What the office said of them. */
  readonly messages: readonly string[];
  readonly lines: readonly PushLine[];
};

const pushOf = async (command: PushCommand, person: number): Promise<PersonPush | undefined> => {
  const head = await readHead(command.payload_id);
  const isTheirs = ({ employee_id: id }: { employee_id: number }): boolean => id === person;
  const leftOut = head?.left_out.find(isTheirs);
  if (leftOut) return { command, state: 'left_out', reason: leftOut.reason, messages: [], lines: [] };
  const at = head?.people.findIndex(isTheirs) ?? -1;
  if (!head || at < 0) return undefined;
  const [outcome, sent] = await Promise.all([readOutcome(command.command_id, person), readPeople(head, at, at + 1)]);
  const noted = command.notifications.flatMap(({ related_employee: id, details }) =>
    id === person ? [details.message] : [],
  );
  return {
    command,
    state: (outcome && answeredState(outcome)) ?? unansweredState(command, at),
    reason: null,
    messages: [...new Set([outcome?.message ?? [], noted].flat())],
    lines: sent.flatMap(({ months }) => months.flatMap(({ lines }) => lines)),
  };
};

/** The pushes with a person in them, latest first, without what was sent of others. */
export const pushesOfPerson = async (person: number): Promise<PersonPush[]> => {
  const pushes: PersonPush[] = [];
  for (const command of await readCommands()) {
    const push = await pushOf(command, person);
    if (push) pushes.push(push);
  }
  return pushes;
};
