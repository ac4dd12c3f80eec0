import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editRetention } from '#shared/contract/contracts/edit-retention.ts';
import { getRetention } from '#shared/contract/contracts/get-retention.ts';
import { KEPT_YEARS_MAX, KEPT_YEARS_MIN } from '#shared/contracts/retention.rules.ts';
import { templateTypes, type TemplateType } from '#shared/templates/names.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { query, useCall } from '../../api/query.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { WholeNumberField } from '../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../form/whole-number-issue.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { useCan } from '../../ui/actor.tsx';
import classes from './retention-card.module.css';

type Years = Record<TemplateType, number>;
const bounds = { min: KEPT_YEARS_MIN, max: KEPT_YEARS_MAX };

const Fields = ({ stored }: { stored: Years }) => {
  const { t } = useTranslation(['settings', 'contracts']);
  const [typed, setTyped] = useState<Partial<Record<TemplateType, string>>>({});
  const save = useCall(editRetention);
  const problem = save.error?.problem;
  const textOf = (type: TemplateType): string => typed[type] ?? String(stored[type]);
  const changed = templateTypes.filter((type) => textOf(type).trim() !== String(stored[type]));
  const isWrong = changed.some((type) => textOf(type).trim() === '' || wholeNumberIssue('', textOf(type), bounds));
  const submit = (): void => {
    const contracts = Object.fromEntries(changed.map((type) => [type, Number(textOf(type))]));
    save.mutate({ body: { contracts } }, { onSuccess: () => notifySuccess(t('retention.saved')) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={classes.text}>{t('retention.help')}</p>
      <div className={classes.years}>
        {templateTypes.map((type) => (
          <WholeNumberField
            key={type}
            label={t(`contracts:type.${type}`)}
            {...bounds}
            value={textOf(type)}
            onChange={(text) => setTyped({ ...typed, [type]: text })}
            error={problem?.fields.find(({ path }) => path === `contracts.${type}`)?.message}
          />
        ))}
      </div>
      {problem && problem.fields.length === 0 && <ErrorBox problem={problem} />}
      <p className={classes.text}>{t('retention.archive')}</p>
      <Button type="submit" disabled={changed.length === 0 || isWrong} loading={save.isPending}>
        {t('retention.save')}
      </Button>
    </form>
  );
};

const Card = () => {
  const { t } = useTranslation(['settings', 'contracts']);
  const answer = useQuery(query(getRetention, {}));
  return (
    <SectionCard title={t('retention.title')}>
      <LoadedPart answer={answer}>{({ contracts }) => <Fields stored={contracts} />}</LoadedPart>
    </SectionCard>
  );
};

/** For how long signed contracts are kept, for whoever sees contracts. */
export const RetentionCard = () => (useCan()('contracts:read') ? <Card /> : null);
