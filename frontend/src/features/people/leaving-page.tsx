import { Button } from '@mantine/core';
import { IconClipboardCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import { paths } from '../../ui/paths.ts';
import { CentredNotice } from '../../ui/centred-notice.tsx';
import { Loaded } from '../../api/loaded.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { LeavingChecklist } from './leaving-checklist.tsx';
import { isEmpty, linesOf } from './leaving-form.ts';
import { LeavingProgress } from './leaving-progress.tsx';
import { PersonLoader } from './person-loader.tsx';
import { useDecidableTypes } from './use-decidable-types.ts';
import { leaverOf } from './use-leaver.ts';

const Nothing = ({ person: { id, name } }: { person: EmployeeOut }) => {
  const { t } = useTranslation('leaver');
  return (
    <CentredNotice icon={IconClipboardCheck} title={t('nothing')}>
      <PageTitle of={t('nothing')} />
      <p>{t('nothingText', { name })}</p>
      <Button component={Link} to={paths.person(id)} variant="default">
        {t('back', { name })}
      </Button>
    </CentredNotice>
  );
};

const Checklist = ({ person }: { person: EmployeeOut }) => {
  const answer = useQuery(leaverOf(person.id));
  return (
    <Loaded answer={answer}>
      {(leaver) =>
        isEmpty(linesOf(leaver)) ? <Nothing person={person} /> : <LeavingChecklist person={person} leaver={leaver} />
      }
    </Loaded>
  );
};

const LeavingRoute = () => {
  const [params] = useSearchParams();
  const run = params.get('run');
  return (
    <PersonLoader>
      {(person) =>
        run === null ? (
          <Checklist key={person.id} person={person} />
        ) : (
          <LeavingProgress key={run} person={person} runId={run} />
        )
      }
    </PersonLoader>
  );
};

/**
 * The checklist of a leaver: /people/{id}/leaving. The address names the run once it has started, so leaving is safe.
 */
export const LeavingPage = () =>
  // A user who may decide about nothing is told of the right that most users have.
  useDecidableTypes().length > 0 ? (
    <LeavingRoute />
  ) : (
    <RequireRight permission="assets:write">
      <LeavingRoute />
    </RequireRight>
  );
