import { useState, type ReactNode } from 'react';
import type { ParticipantRowOut } from '#shared/contract/trainings/participant.ts';
import type { TrainingDetails } from '#shared/contract/trainings/training.ts';
import { useCan } from '../../../ui/actor.tsx';
import type { SeenPerson } from '../use-send-outcome.ts';
import { useChangeParticipants } from './use-change-participants.ts';
import { useRemoveParticipant } from './use-remove-participant.ts';
import { onDemand } from '../../../ui/on-demand.tsx';

const CertificateModal = onDemand(async () => (await import('./certificate-modal.tsx')).CertificateModal);
const InviteModal = onDemand(async () => (await import('./invite-modal.tsx')).InviteModal);

type Opened = { what: 'certificate' | 'invite'; person: ParticipantRowOut };

export type ParticipantActions = {
  mayChange: boolean;
  change: ReturnType<typeof useChangeParticipants>['changeOne'];
  /** Gives a place to somebody who waits, whether one is free or not. */
  letIn: (person: SeenPerson) => void;
  remove: (person: ParticipantRowOut) => void;
  open: (opened: Opened) => void;
  /** The dialog that is open. */
  dialog: ReactNode;
};

/** What can be done with each participant of a training where participants are listed. */
export const useParticipantActions = (
  training: Pick<TrainingDetails, 'id' | 'name' | 'deleted'>,
): ParticipantActions => {
  const mayChange = useCan()('trainings:participants') && training.deleted === 0;
  const { changeOne } = useChangeParticipants(training.id);
  const { remove } = useRemoveParticipant();
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => setOpened(undefined);
  return {
    mayChange,
    change: changeOne,
    letIn: (person) => changeOne(person, { status: 'reserved' }),
    remove,
    open: setOpened,
    dialog:
      opened &&
      (opened.what === 'certificate' ? (
        <CertificateModal participant={opened.person} close={close} />
      ) : (
        <InviteModal training={training} only={opened.person} close={close} />
      )),
  };
};
