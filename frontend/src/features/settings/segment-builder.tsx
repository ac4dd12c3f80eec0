import { useTranslation } from 'react-i18next';
import type { ObjectType } from '#shared/records/object-types.ts';
import type { SegmentOut } from '#shared/contract/segments/segment.ts';
import { issue } from '#shared/errors/issue.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { EditPage } from '../../form/edit-page.tsx';
import { fieldOf } from '../../form/field-of.ts';
import { RadioCards } from '../../form/radio-cards.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useEdit } from '../../form/use-edit.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConditionsField } from './conditions-field.tsx';
import { valuesOf, type SegmentValues, type StoredSegment } from './segment-form.ts';
import { SegmentFoot } from './segment-foot.tsx';
import { SegmentPreview } from './segment-preview.tsx';
import { useConditions } from './use-conditions.ts';
import { useSaveSegment, type Outcome } from './use-save-segment.ts';
import type { SegmentColumns } from './use-segment-columns.ts';
import { useSegmentWords } from './use-segment-words.ts';
import classes from './segments.module.css';

type Props = {
  object: ObjectType;
  columns: SegmentColumns;
  /** Undefined for a new segment. */
  segment: SegmentOut | undefined;
  /** The conditions that a new segment starts with. */
  filter: SegmentValues['filter'];
  back: string;
  onDone: (outcome: Outcome) => void;
};

const NAME_MAX = 100;
const blank: StoredSegment = { version: 0, name: '' };

/** The name of a segment, its conditions with a preview of their records, and who may use it. */
export const SegmentBuilder = ({ object, columns, segment, back, onDone, ...props }: Props) => {
  const { t } = useTranslation('segments');
  const show = useSegmentWords(columns);
  const conditions = useConditions(object, columns, segment ? valuesOf(segment).filter : props.filter);
  const { reading, preview } = conditions;
  const saving = useSaveSegment(object, segment?.id);
  const edit = useEdit<SegmentValues, StoredSegment>({
    record: segment ? { ...segment, version: segment.version ?? 1 } : blank,
    formOf: valuesOf,
    alsoChanged: conditions.isChanged,
    call: saving.call,
  });
  const { form, start } = edit;
  const values: SegmentValues = { ...edit.values, filter: reading.filter };
  const { errors, rowIssues } = conditions.issuesOf(saving.call.error?.problem.fields ?? []);
  const listed = [...edit.issues.listed.filter(({ path }) => path === 'name'), ...rowIssues];
  const send = (mine: SegmentValues, save: (mine: SegmentValues) => Promise<Outcome>): void => {
    conditions.submit(mine.filter);
    const isNamed = !edit.issues.show(isBlank(mine.name) ? [issue('name', 'required')] : []);
    if (isNamed && reading.rowErrors.size === 0) void edit.trackSave(save(mine), mine, onDone);
  };
  const isOwn = segment === undefined || segment.is_own === true;
  const field = fieldOf(form, (name) => t(`field.${name}`));
  return (
    <EditPage
      edit={{ ...edit, values, issues: { ...edit.issues, listed, title: t('invalid') } }}
      title={segment ? t('editTitle', { name: start.values.name }) : t('newTitle')}
      crumbs={[{ label: t(`object.${object}`), to: back }]}
      submit={t('save')}
      labelOf={(path) => (path in values ? t(`field.${path}`) : t('field.condition'))}
      staleTitle={t('staleTitle')}
      show={show}
      send={(mine, { record }) =>
        send(mine, isOwn && segment ? (what) => saving.edit(what, record.version) : saving.add)
      }
      aside={<SegmentPreview object={object} preview={preview} isEmpty={reading.filter.conditions.length === 0} />}
      foot={
        <SegmentFoot
          back={back}
          isNew={segment === undefined}
          isOwn={isOwn}
          name={start.values.name}
          busy={edit.saving}
          isChanged={edit.isChanged}
          onSaveAsNew={() => send(values, saving.add)}
          onDelete={() =>
            saving.remove(() => {
              edit.guard.allowLeaving();
              onDone('deleted');
            })
          }
        />
      }
    >
      {!isOwn && <Banner>{t('foreign')}</Banner>}
      <TextField {...field('name')} required maxLength={NAME_MAX} />
      <section aria-label={t('field.filter')}>
        <h2 className={classes.legend}>{t('field.filter')}</h2>
        <ConditionsField draft={conditions.draft} onChange={conditions.change} columns={columns} errors={errors} />
      </section>
      <RadioCards
        {...field('shared')}
        onChange={(next) => form.setFieldValue('shared', next === '1' ? '1' : '0')}
        options={[
          { value: '0', label: t('private'), help: t('privateHelp') },
          { value: '1', label: t('shared'), help: t('sharedHelp') },
        ]}
      />
    </EditPage>
  );
};
