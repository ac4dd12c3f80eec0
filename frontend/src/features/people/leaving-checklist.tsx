import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { heldTypes } from '#shared/people/leaver.rules.ts';
import { isoOf } from '#shared/values/dates.ts';
import { lastDayOf } from '#shared/values/last-days.ts';
import { paths } from '../../ui/paths.ts';
import { DateField } from '../../form/date-field.tsx';
import { ErrorSummary } from '../../form/error-summary.tsx';
import { useLeaveGuard } from '../../form/use-leave-guard.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Link, useGoOn, useNavigate } from '../../ui/router.ts';
import { Wizard } from '../../wizard/wizard.tsx';
import { linesOf, pathOf, type Leaver } from './leaving-form.ts';
import { LeavingGroup } from './leaving-group.tsx';
import { LeavingSummary } from './leaving-summary.tsx';
import { useLeaving } from './use-leaving.ts';
import { useLeavingSteps } from './use-leaving-steps.ts';
import { useDecidableTypes } from './use-decidable-types.ts';
import { onDemand } from '../../ui/on-demand.tsx';

const HandOverModal = onDemand(async () => (await import('./board/hand-over-modal.tsx')).HandOverModal);

type Props = { person: EmployeeOut; leaver: Leaver };

/** Everything assigned to a leaver, with one decision per line, and one button that carries out all of them. */
export const LeavingChecklist = ({ person: { id, name }, leaver }: Props) => {
  const { t } = useTranslation('leaver');
  const navigate = useNavigate();
  const goOn = useGoOn();
  const can = useCan();
  const decidableTypes = useDecidableTypes();
  const [isHandingOver, setHandingOver] = useState(false);
  const lines = linesOf(leaver);
  const leaving = useLeaving(id, lines, leaver.date, {
    place: 'checklist',
    onStarted: (run) => {
      guard.allowLeaving();
      goOn(paths.leaving(id, run), { replace: true });
    },
  });
  const { form, issues, choices, decide, errorOf, start, failure, count, isPending } = leaving;
  const guard = useLeaveGuard(count > 0, leaving.draft, isPending);
  const date = form.values.date.trim();
  const isPlan = isAhead(date, useActor().today);
  const nameOf = (path: string): string | undefined =>
    path === 'date'
      ? t('date')
      : heldTypes.flatMap((type) => lines[type]).find(({ key }) => pathOf(key) === path)?.name;
  return (
    <Wizard
      title={t('title', { name })}
      steps={useLeavingSteps()}
      current="decide"
      heading={t('heading', { name })}
      intro={t('intro')}
      aside={
        <>
          <LeavingSummary lines={lines} choices={choices} plannedFor={isPlan ? date : undefined} />
          <Button variant="default" mt={12} onClick={() => setHandingOver(true)}>
            {t('handOver.open')}
          </Button>
          {can('policies:add') && lines.car.length + lines.asset.length > 0 && (
            <Button component={Link} to={paths.personReceipt(id)} variant="default" mt={12}>
              {t('receipt')}
            </Button>
          )}
        </>
      }
      finishLabel={t('finish')}
      nextLabel={count === 0 ? t(isPlan ? 'planNone' : 'submitNone') : t(isPlan ? 'plan' : 'submit', { count })}
      saving={isPending}
      isEmpty={count === 0}
      onBack={() => void navigate(paths.person(id))}
      onNext={() => start()}
      onClose={() => void navigate(paths.person(id))}
    >
      {guard.modal}
      {isHandingOver && <HandOverModal person={{ id, name }} close={() => setHandingOver(false)} />}
      <ErrorSummary issues={issues.listed} title={issues.title} labelOf={nameOf} />
      {failure && <ErrorBox problem={failure} />}
      {heldTypes
        .filter((type) => lines[type].length > 0)
        .map((type) => (
          <LeavingGroup
            key={type}
            type={type}
            lines={lines[type]}
            choices={choices}
            mayDecide={decidableTypes.includes(type)}
            onDecide={decide}
            errorOf={errorOf}
            lastRecipient={leaving.taker}
            onRecipient={leaving.setTaker}
          />
        ))}
      <DateField
        label={t('date')}
        help={isoOf(date) && t('dateHelp', { name, until: lastDayOf(date) })}
        {...form.getInputProps('date')}
        value={form.values.date}
      />
      <DayNotice day={date}>{t('ahead', { name, date, until: lastDayOf(date) })}</DayNotice>
    </Wizard>
  );
};
