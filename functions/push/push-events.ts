import type { Actor } from '#shared/permissions/actor.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { newSystemEvent, recordEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const monthOf = ({ year, month }: Pick<PushCommand, 'year' | 'month'>): string =>
  `${String(month).padStart(2, '0')}/${year}`;

/** What the feed of the integration tells of a push; that of each person says what was taken over. */
const told = (command: PushCommand) => ({
  month: monthOf(command),
  people: command.people,
  lines: command.lines,
  sha256: command.sha256,
});

export const pushEvents = {
  started: (actor: Actor, command: PushCommand): Write[] => [
    recordEvent(actor, 'integration', command.integration_id, 'push_started', {
      ...told(command),
      left_out: command.left_out,
    }),
  ],

  /** The office answered for everybody. */
  done: (command: PushCommand): Write => {
    const { taken_over, refused } = command;
    const payload = { ...told(command), taken_over, refused };
    return storeEvent(newSystemEvent('integration', command.integration_id, 'push_done', payload));
  },

  failed: (command: PushCommand): Write =>
    storeEvent(
      newSystemEvent('integration', command.integration_id, 'push_failed', {
        month: monthOf(command),
        problem: command.problem ?? '',
      }),
    ),

  /** In the feed of a person. `lines` and `minutes` are those of the month and of the corrections that went along. */
  takenOver: (command: PushCommand, employeeId: number, lines: number, minutes: number): Write =>
    storeEvent(
      newSystemEvent('employee', employeeId, 'days_off_pushed', {
        month: monthOf(command),
        integration_name: command.integration_name,
        lines,
        minutes,
      }),
    ),

  refusedLate: (command: PushCommand, employeeId: number, reason: string): Write =>
    storeEvent(
      newSystemEvent('employee', employeeId, 'push_refused', {
        month: monthOf(command),
        integration_name: command.integration_name,
        reason,
      }),
    ),
};
