import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getEmissionTarget } from '#shared/contract/fleet/get-emission-target.ts';
import { issue } from '#shared/errors/issue.ts';
import { TARGET_MAX } from '#shared/belgium/co2-target.rules.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { query } from '../../../api/query.ts';
import { focusField } from '../../../form/focus-field.ts';
import { WholeNumberField } from '../../../form/whole-number-field.tsx';
import { wholeNumberIssue } from '../../../form/whole-number-issue.ts';
import { CopyLinkButton } from '../../../ui/copy-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { paths } from '../../../ui/paths.ts';
import { RecordHeader, RecordPage } from '../../../ui/record-page.tsx';
import { useSearchParams } from '../../../ui/router.ts';
import { submitHandler } from '../../../ui/submit-handler.ts';
import { TargetPlan } from './target-plan.tsx';
import { WhatIfTabs } from './what-if-tabs.tsx';
import classes from './what-if.module.css';

/** The target as it is typed; it goes to the address once it is asked for. */
const TargetForm = ({ target, ask }: { target: string; ask: (target: string) => void }) => {
  const { t } = useTranslation(['what-if', 'fleet']);
  const [typed, setTyped] = useState(target);
  const [error, setError] = useState('');
  const submit = (): void => {
    const found =
      typed.trim() === '' ? issue('target', 'required') : wholeNumberIssue('target', typed, { max: TARGET_MAX });
    setError(found?.message ?? '');
    if (found) focusField('target');
    else ask(typed.trim());
  };
  return (
    <form noValidate className={classes.target} onSubmit={submitHandler(submit)}>
      <WholeNumberField
        data-path="target"
        label={t('target.field')}
        unit={t('fleet:unit.co2')}
        max={TARGET_MAX}
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError('');
        }}
      />
      <Button type="submit" variant="default">
        {t('target.submit')}
      </Button>
    </form>
  );
};

/** The average CO2 of the fleet beside a target, and the cars to replace first: /fleet/what-if/target. */
export const TargetPage = () => {
  const { t } = useTranslation(['what-if', 'fleet']);
  const [address, setAddress] = useSearchParams();
  const target = address.get('target') ?? '';
  const isAsked = target !== '' && wholeNumberIssue('target', target, { max: TARGET_MAX }) === undefined;
  const answer = useQuery({
    ...query(getEmissionTarget, { query: isAsked ? { target } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageTitle of={t('target.title')} />
      <RecordPage
        header={
          <RecordHeader
            crumbs={[{ label: t('fleet:title'), to: paths.fleet }]}
            title={t('target.title')}
            actions={isAsked && <CopyLinkButton label={t('copyLink')} />}
          />
        }
        banners={<WhatIfTabs />}
      >
        <p className={classes.intro}>{t('target.intro')}</p>
        <TargetForm key={target} target={target} ask={(next) => setAddress({ target: next })} />
        <LoadedPart answer={answer}>{(plan) => <TargetPlan answer={plan} />}</LoadedPart>
      </RecordPage>
    </>
  );
};
