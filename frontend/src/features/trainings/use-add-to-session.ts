import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addManyParticipants } from '#shared/contract/trainings/add-many-participants.ts';
import { addParticipant } from '#shared/contract/trainings/add-participant.ts';
import { removeParticipant } from '#shared/contract/trainings/remove-participant.ts';
import { stillToFollow } from '#shared/contract/trainings/still-to-follow.ts';
import { PARTICIPANTS_MAX } from '#shared/trainings/participant.rules.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import { notifyWhenEnded } from '../../api/started-runs.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { paths } from '../../ui/paths.ts';
import { useNavigate } from '../../ui/router.ts';

type Session = { id: number; name: string };
type Person = { id: number; name: string };

/** Adds a person to a session at once, with an undo. */
export const useAddOne = () => {
  const { t } = useTranslation(['trainings', 'ui']);
  const one = useCall(addParticipant);
  const remove = useCall(removeParticipant);
  const addOne = (session: Session, person: Person, onAdded?: () => void): void => {
    const body = { training_id: session.id, employee_id: person.id };
    one.mutate(
      { body },
      {
        onSuccess: ({ waiting }) => {
          notifySuccess(
            t(waiting === 1 ? 'program.waits' : 'program.added', { name: person.name, session: session.name }),
            { label: t('ui:undo'), onClick: () => remove.mutate({ body }, { onError: notifyThrown }) },
          );
          onAdded?.();
        },
        onError: notifyThrown,
      },
    );
  };
  return { addOne, isAdding: one.isPending };
};

/** Adds people who must still follow a program to one of its sessions: one at once, all without a place as a run. */
export const useAddToSession = (programId: number, segment: string) => {
  const { t } = useTranslation(['trainings', 'ui']);
  const navigate = useNavigate();
  const { addOne } = useAddOne();
  const many = useCall(addManyParticipants);
  const [isReading, setReading] = useState(false);

  const addThem = async (session: Session): Promise<void> => {
    const { data } = await callEndpoint(stillToFollow, {
      params: { id: String(programId) },
      query: { segment_id: segment, per_page: String(PARTICIPANTS_MAX) },
    });
    const ids = data.filter(({ seat }) => seat === null).map(({ employee }) => employee.id);
    if (ids.length === 0) return notifySuccess(t('program.allHaveSeats'));
    const { run_id: run } = await many.mutateAsync({ body: { training_id: session.id, employee_ids: ids } });
    notifyWhenEnded(run);
    notifySuccess(t('program.adding', { count: ids.length, session: session.name }), {
      label: t('program.follow'),
      onClick: () => void navigate(paths.run(run)),
    });
  };

  const addAll = (session: Session): void => {
    setReading(true);
    void addThem(session)
      .catch(notifyThrown)
      .finally(() => setReading(false));
  };
  return { addOne, addAll, isAdding: isReading };
};
