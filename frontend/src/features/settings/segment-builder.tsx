import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/activity/events.ts';
import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { FormSheet } from '../../form/form-sheet.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { TextField } from '../../form/text-field.tsx';
import { threeWayDiff } from '../../form/three-way-diff.ts';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { Banner } from '../../ui/banner.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Link } from '../../ui/router.ts';
import { ConditionsField } from './conditions-field.tsx';
import { draftOf, issuesByRow, readDraft } from './segment-draft.ts';
import { valuesOf, type SegmentValues } from './segment-form.ts';
import { SegmentFoot } from './segment-foot.tsx';
import { SegmentPreview } from './segment-preview.tsx';
import { StaleSegment } from './stale-segment.tsx';
import { usePreview } from './use-preview.ts';
import { useSaveSegment, type Outcome } from './use-save-segment.ts';
import type { SegmentColumns } from './use-segment-columns.ts';
import classes from './segments.module.css';

type Props = {
  object: ObjectType;
  columns: SegmentColumns;
  /** Absent for a new one. */
  segment: SegmentOut | undefined;
  start: SegmentValues;
  back: string;
  onDone: (outcome: Outcome) => void;
};

const NAME_MAX = 100;

/** Name, conditions with what they find, and who has it. */
export const SegmentBuilder = ({ object, columns, segment, back, onDone, ...props }: Props) => {
  const { t } = useTranslation('segments');
  const [start, setStart] = useState({ values: props.start, version: segment?.version });
  const [name, setName] = useState(start.values.name);
  const [shared, setShared] = useState(start.values.shared);
  const [draft, setDraft] = useState(() => draftOf(start.values.filter));
  const [wasTried, setTried] = useState(false);
  const reading = readDraft(draft, [...columns.own, ...columns.custom]);
  const values: SegmentValues = { name, shared, filter: reading.filter };
  const preview = usePreview(object, reading.filter);
  const isBlank = draft.entries.every((entry) => 'column' in entry && entry.column === null);
  const dirty =
    JSON.stringify(values) !== JSON.stringify(start.values) || (reading.wrong.size > 0 && !isBlank) || !segment;
  const isUntouched = !segment && name === '' && isBlank;
  const guard = useLeaveGuard(dirty && !isUntouched);
  const saving = useSaveSegment(object, segment?.id, (outcome) => {
    guard.letGo();
    onDone(outcome);
  });
  const problem = saving.problem;
  const refused = new Map([
    ...issuesByRow(preview.error && !preview.isLate ? preview.error.problem.fields : [], reading.rowAt),
    ...issuesByRow(problem?.fields ?? [], reading.rowAt),
  ]);
  const errors = new Map([...refused, ...(wasTried ? reading.wrong : [])]);
  const nameError =
    wasTried && name.trim() === ''
      ? issue('name', 'required').message
      : problem?.fields.find(({ path }) => path === 'name')?.message;
  const listed: Issue[] = [
    ...(wasTried && nameError !== undefined ? [{ path: 'name', code: 'required' as const, message: nameError }] : []),
    ...(wasTried ? [...errors].map(([path, message]) => ({ path, code: 'required' as const, message })) : []),
  ];
  const trySave = (save: (what: SegmentValues) => void) => {
    setTried(true);
    if (name.trim() !== '' && reading.wrong.size === 0) save(values);
  };
  const takeOver = (next: SegmentValues, theirs: SegmentOut) => {
    setStart({ values: valuesOf(theirs), version: theirs.version });
    setName(next.name);
    setShared(next.shared);
    setDraft(draftOf(next.filter));
    saving.forget();
  };
  const { theirs } = saving;
  const isOwn = segment === undefined || segment.is_own === true;
  const save = () => trySave(isOwn && segment ? (what) => saving.edit(what, start.version) : saving.add);
  return (
    <FormSheet
      onSubmit={save}
      aside={<SegmentPreview object={object} preview={preview} isEmpty={reading.filter.conditions.length === 0} />}
      foot={
        <SegmentFoot
          back={back}
          isNew={segment === undefined}
          isOwn={isOwn}
          name={start.values.name}
          busy={saving.busy}
          onSaveAsNew={() => trySave(saving.add)}
          onDelete={saving.remove}
        />
      }
    >
      <header>
        <Link to={back} className={classes.crumb}>
          {t(`object.${object}`)}
        </Link>
        <h1 className={classes.title}>{segment ? t('editTitle', { name: start.values.name }) : t('newTitle')}</h1>
      </header>
      {!isOwn && <Banner>{t('foreign')}</Banner>}
      <ErrorSummary
        issues={listed}
        labelOf={(path) => (path === 'name' ? t('field.name') : t('field.condition'))}
        title={t('invalid')}
      />
      {problem && !theirs && listed.length === 0 && <ErrorBox problem={problem} />}
      <TextField
        label={t('field.name')}
        required
        maxLength={NAME_MAX}
        value={name}
        onChange={setName}
        error={nameError}
        data-path="name"
      />
      <section aria-label={t('field.filter')}>
        <h2 className={classes.legend}>{t('field.filter')}</h2>
        <ConditionsField draft={draft} onChange={setDraft} columns={columns} errors={errors} />
      </section>
      <RadioCards
        label={t('field.shared')}
        options={[
          { value: '0', label: t('private'), help: t('privateHelp') },
          { value: '1', label: t('shared'), help: t('sharedHelp') },
        ]}
        value={shared}
        onChange={(next) => setShared(next === '1' ? '1' : '0')}
      />
      {guard.modal}
      <StaleSegment
        difference={theirs && threeWayDiff(start.values, values, valuesOf(theirs))}
        columns={columns}
        saving={saving.busy}
        onKeepEditing={saving.forget}
        onDiscard={() => theirs && takeOver(valuesOf(theirs), theirs)}
        onSave={(chosen) => {
          if (!theirs) return;
          takeOver(chosen, theirs);
          saving.edit(chosen, theirs.version);
        }}
      />
    </FormSheet>
  );
};
