import type { Actor } from '#shared/permissions/actor.ts';
import type { PushCommand } from '#shared/push/push-command.ts';
import { newSystemEvent, recordEvent, storeEvent } from '#functions/platform/events/record-event.ts';
import type { Write } from '#functions/platform/storage/write.ts';

const monthOf = ({ year, month }: Pick<PushCommand, 'year' | 'month'>): string =>
  `${String(month).padStart(2, '0')}/${year}`;

export const pushEvents = {
  started: (actor: Actor, command: PushCommand): Write[] => {
    const { people, lines, left_out, sha256 } = command;
    const payload = { month: monthOf(command), people, lines, left_out, sha256 };
    return [recordEvent(actor, { object: 'integration', id: command.integration_id, type: 'push_started', payload })];
  },

  /** The office answered for everybody. */
  done: (command: PushCommand): Write => {
    const { integration_id: id, people, lines, taken_over, refused, sha256 } = command;
    const payload = { month: monthOf(command), people, lines, taken_over, refused, sha256 };
    return storeEvent(newSystemEvent({ object: 'integration', id, type: 'push_done', payload }));
  },

  failed: (command: PushCommand): Write => {
    const payload = { month: monthOf(command), problem: command.problem ?? '' };
    return storeEvent(
      newSystemEvent({ object: 'integration', id: command.integration_id, type: 'push_failed', payload }),
    );
  },

  /**
   * The event in the feed of a person. `lines` and `minutes` are those of the month and of the corrections that went
   * along.
   */
  takenOver: (command: PushCommand, employeeId: number, lines: number, minutes: number): Write => {
    const payload = { month: monthOf(command), integration_name: command.integration_name, lines, minutes };
    return storeEvent(newSystemEvent({ object: 'employee', id: employeeId, type: 'days_off_pushed', payload }), true);
  },

  refusedLate: (command: PushCommand, employeeId: number, reason: string): Write => {
    const payload = { month: monthOf(command), integration_name: command.integration_name, reason };
    return storeEvent(newSystemEvent({ object: 'employee', id: employeeId, type: 'push_refused', payload }));
  },
};
