import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { invite, MESSAGE_MAX } from '#shared/contract/trainings/invite.ts';
import type { ParticipantOut } from '#shared/contract/trainings/participant.ts';
import { chosenPeopleIssues, PARTICIPANTS_MAX } from '#shared/trainings/participant.rules.ts';
import { problemFromError } from '../../../api/problem.ts';
import { useCall } from '../../../api/query.ts';
import { notifyWhenEnded } from '../../../api/started-runs.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { ErrorBox } from '../../../ui/error-box.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { useNavigate } from '../../../ui/router.ts';
import { everyParticipant } from './every-participant.ts';

const audiences = ['new', 'unanswered', 'everybody'] as const;
type Audience = (typeof audiences)[number];

type Props = {
  training: { id: number; name: string };
  /** The one person to invite; without them the dialog asks who of all is invited. */
  only?: Pick<ParticipantOut, 'employee_id' | 'person_name' | 'invited_at'> | undefined;
  close: () => void;
};

/** The people with a place whom an invitation can go to, by whom it is meant for. */
const audienceOf = (people: readonly ParticipantOut[]): Record<Audience, number[]> => {
  const coming = people.filter(({ waiting, person_left: left }) => waiting === 0 && left === 0);
  const ids = (some: readonly ParticipantOut[]): number[] => some.map(({ employee_id: id }) => id);
  return {
    new: ids(coming.filter(({ invited_at: at }) => at === null)),
    unanswered: ids(coming.filter(({ answer }) => answer === null)),
    everybody: ids(coming),
  };
};

/** Asks what to say and who gets it, and starts the run that sends the invitations. */
export const InviteModal = ({ training, only, ...props }: Props) => {
  const { t } = useTranslation('trainings');
  const navigate = useNavigate();
  const people = useQuery({ ...everyParticipant(training.id), enabled: only === undefined });
  const call = useCall(invite);
  const { form, notice, close } = useDialogForm<{ message: string; audience: Audience | '' }>(
    { message: '', audience: '' },
    props.close,
    `invite:${training.id}:${only?.employee_id ?? ''}`,
  );
  const groups = audienceOf(people.data ?? []);
  // The first choice that has anybody in it.
  const audience = form.values.audience || (audiences.find((name) => groups[name].length > 0) ?? 'everybody');
  const ids = only ? [only.employee_id] : groups[audience];
  const sent = useRef(new Set<number>());
  /** One run takes a limited number of people; who is in one that started is left out of a second try. */
  const send = async (): Promise<void> => {
    const left = ids.filter((id) => !sent.current.has(id));
    let last = '';
    for (let at = 0; at < left.length; at += PARTICIPANTS_MAX) {
      const some = left.slice(at, at + PARTICIPANTS_MAX);
      const body = { training_id: training.id, employee_ids: some, message: form.values.message };
      ({ run_id: last } = await call.mutateAsync({ body }));
      notifyWhenEnded(last);
      for (const id of some) sent.current.add(id);
    }
    notifySuccess(t('people.invite.started', { count: ids.length }), {
      label: t('people.invite.follow'),
      onClick: () => void navigate(paths.run(last)),
    });
    close();
  };
  const submit = (): void => {
    const issues = chosenPeopleIssues(ids);
    if (issues.length > 0) return applyIssues(form, issues);
    send().catch((error: unknown) => applyIssues(form, problemFromError(error).fields));
  };
  return (
    <FormModal
      title={only ? t('people.invite.titleOne', { name: only.person_name }) : t('people.invite.title')}
      submit={t('people.invite.send', { count: ids.length })}
      saving={call.isPending}
      disabled={ids.length === 0}
      problem={call.error?.problem}
      onSubmit={submit}
      close={close}
    >
      {notice}
      <Text size="sm">
        {t(only?.invited_at ? 'people.invite.textAgain' : 'people.invite.text', { name: training.name })}
      </Text>
      {people.isError && <ErrorBox problem={people.error.problem} onRetry={() => void people.refetch()} />}
      {!only && people.isPending && <Skeleton height={120} radius={8} />}
      {people.data && (
        <RadioCards
          label={t('people.invite.who')}
          columns={1}
          value={audience}
          onChange={(value) => form.setFieldValue('audience', value)}
          error={form.errors['employee_ids']}
          data-path="employee_ids"
          options={audiences.map((name) => ({
            value: name,
            label: t(`people.invite.audience.${name}`, { count: groups[name].length }),
            disabled: groups[name].length === 0,
          }))}
        />
      )}
      <TextArea
        label={t('people.invite.message')}
        help={t('people.invite.messageHelp')}
        max={MESSAGE_MAX}
        {...form.getInputProps('message')}
        value={form.values.message}
      />
    </FormModal>
  );
};
