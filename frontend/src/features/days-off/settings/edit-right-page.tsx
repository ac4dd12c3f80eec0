import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listRights } from '#shared/contract/days-off/list-rights.ts';
import { setRights } from '#shared/contract/days-off/set-rights.ts';
import { LoadedOnce } from '../../../api/loaded.tsx';
import { query, readOnce, useCall } from '../../../api/query.ts';
import { EditPage } from '../../../form/edit-page.tsx';
import { useEdit } from '../../../form/use-edit.ts';
import type { EditStart } from '../../../form/use-stale-edit.ts';
import { useActor } from '../../../ui/actor.tsx';
import { NotFound } from '../../../ui/not-found.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { useGoOn, useParams } from '../../../ui/router.ts';
import { SettingsFrame } from '../../../ui/settings-frame.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import classes from './days-off-settings.module.css';
import { examplesOf } from './right-examples.ts';
import { RightFields, useRightLabels } from './right-fields.tsx';
import { changesOf, formOf, issuesOf, rightOf, usualStart, type RightForm, type StoredRight } from './right-form.ts';
import { useExampleWords, useTypedRight } from './right-words.ts';

/** What the right as it is typed gives to a few people. */
const Examples = ({ typeId, values }: { typeId: number; values: RightForm }) => {
  const { t } = useTranslation('days-off');
  const { today } = useActor();
  const words = useExampleWords();
  const right = rightOf(typeId, values);
  const year = Number(values.from_year || today.slice(6));
  return (
    <SectionCard title={t('settings.rights.exampleTitle', { year: String(year) })}>
      {right === undefined ? (
        <p className={classes.help}>{t('settings.rights.noExample')}</p>
      ) : (
        <ul className={classes.examples}>
          {examplesOf(right, year).map((example, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- why: the examples are always the same, in one order
            <li key={at}>{words(example)}</li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
};

const EditRight = ({ right }: { right: StoredRight }) => {
  const { t } = useTranslation(['days-off', 'settings']);
  const goOn = useGoOn();
  const labelOf = useRightLabels();
  const show = useTypedRight();
  const call = useCall(setRights);
  const year = Number(useActor().today.slice(6));
  const edit = useEdit<RightForm, StoredRight>({
    record: right,
    formOf: (record) => formOf(record, usualStart(record, year)),
    call,
  });
  const send = (mine: RightForm, { record: { version }, values }: EditStart<RightForm, StoredRight>): void => {
    if (edit.issues.show(issuesOf(mine))) return;
    const body = { ...changesOf(right.type_id, values, mine), version };
    void edit.trackSave(call.mutateAsync({ body }), mine, () => {
      notifySuccess(t('settings.saved'));
      goOn(paths.dayOffRights);
    });
  };
  return (
    <EditPage
      edit={edit}
      title={t('settings.rights.editTitle', { name: right.type_name })}
      crumbs={[
        { label: t('settings:title'), to: paths.settings },
        { label: t('settings.rights.title'), to: paths.dayOffRights },
      ]}
      labelOf={labelOf}
      submit={t('settings.save')}
      staleTitle={t('settings.staleTitle', { name: right.type_name })}
      show={show}
      send={send}
      aside={<Examples typeId={right.type_id} values={edit.values} />}
    >
      <RightFields form={edit.form} year={year} />
    </EditPage>
  );
};

const EditRightRoute = () => {
  const { id = '' } = useParams();
  const answer = useQuery({ ...query(listRights, {}), ...readOnce });
  return (
    <LoadedOnce answer={answer}>
      {({ version, data }) => {
        const right = data.find(({ type_id: typeId }) => String(typeId) === id);
        return right ? <EditRight key={id} right={{ ...right, version }} /> : <NotFound />;
      }}
    </LoadedOnce>
  );
};

/** Edits the right to a type: /settings/daysOff/rights/{type_id}. */
export const EditRightPage = () => (
  <RequireRight permission="days:settings">
    <SettingsFrame>
      <EditRightRoute />
    </SettingsFrame>
  </RequireRight>
);
