import { IconCheck, IconX } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { issue } from '#shared/errors/issue.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { callEndpoint } from '../../../api/call.ts';
import { problemFromError } from '../../../api/problem.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { SelectionBar } from '../../../list/selection-bar.tsx';
import type { SelectionState } from '../../../list/use-selection.ts';
import { ManyWarned } from './many-warned.tsx';
import { useDecisions, type Decision } from './use-decisions.ts';
import { decidableIn, type InboxPlace } from './use-inbox-place.ts';

type Props = {
  picked: SelectionState;
  place: InboxPlace;
  /** How many requests are selected, one at least, and how many match. */
  chosen: number;
  count: number;
  /** The list is on screen; an open dialog stays where a turned tablet has room for the request alone. */
  isList: boolean;
  /** Leaves the opened request, which may be one of those that were decided. */
  onDecided: () => void;
};

/** The ids of the selected requests; with all selected those that match, as many as one call decides. */
const chosenIds = async ({ selection: { ids, all } }: SelectionState, place: InboxPlace): Promise<number[]> => {
  if (!all) return [...ids];
  const { data } = await callEndpoint(listInbox, { query: decidableIn(place) });
  return data.filter(({ state }) => state === 'requested').map(({ id }) => id);
};

const ManyModal = ({
  decision,
  chosen,
  warned,
  decide,
  ...props
}: {
  decision: Decision;
  chosen: number;
  /** What speaks against it. */
  warned: ReactNode;
  decide: (message: string) => Promise<void>;
  close: () => void;
}) => {
  const { t } = useTranslation('days-off');
  const { form, notice, close } = useDialogForm({ message: '' }, props.close, `many:${decision}`);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const save = async (): Promise<void> => {
    if (decision === 'decline' && form.values.message.trim() === '')
      return applyIssues(form, [issue('message', 'required')]);
    setSaving(true);
    try {
      await decide(form.values.message);
      close();
    } catch (error) {
      const failure = problemFromError(error);
      setProblem(failure);
      applyIssues(form, failure.fields);
      setSaving(false);
    }
  };
  return (
    <FormModal
      title={t(`inbox.many.${decision}`, { count: chosen })}
      submit={t(`inbox.many.submit.${decision}`, { count: chosen })}
      isDanger={decision === 'decline'}
      saving={saving}
      problem={problem}
      onSubmit={() => void save()}
      close={close}
    >
      {warned}
      {notice}
      <TextArea
        {...fieldOf(form, () => t('inbox.answerToAll'))('message')}
        max={REASON_MAX}
        required={decision === 'decline'}
        help={t(`inbox.many.help.${decision}`)}
        data-autofocus
      />
    </FormModal>
  );
};

/** The bar over the list while requests are selected; approves or declines all of them. */
export const InboxBulk = ({ picked, place, chosen, count, isList, onDecided }: Props) => {
  const { t } = useTranslation('days-off');
  const [asking, setAsking] = useState<Decision>();
  const { decideMany } = useDecisions();
  const { ids, all } = picked.selection;
  return (
    <>
      {isList && (
        <SelectionBar
          chosen={chosen}
          count={count}
          onAll={!all && place.segment === 'to_decide' && ids.size < count ? picked.selectAll : undefined}
          actions={[
            { key: 'approve', label: t('inbox.approve'), icon: <IconCheck />, onClick: () => setAsking('approve') },
            { key: 'decline', label: t('inbox.decline'), icon: <IconX />, onClick: () => setAsking('decline') },
          ]}
          onClear={picked.clear}
        />
      )}
      {asking && (
        <ManyModal
          decision={asking}
          chosen={chosen}
          warned={asking === 'approve' && <ManyWarned picked={picked} place={place} />}
          decide={async (message) => {
            await decideMany(await chosenIds(picked, place), asking, message);
            picked.clear();
            onDecided();
          }}
          close={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
