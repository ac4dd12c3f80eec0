import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { problemFromError } from '../../api/problem.ts';
import { MailLines, MailSkeleton } from '../../mail/mail-lines.tsx';
import { useMailOfCompany } from '../../mail/use-sent-mail.ts';
import { pathOf } from '../../records/path-of.ts';
import { ErrorBox } from '../../ui/error-box.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { SettingsLayout } from '../../ui/settings-layout.tsx';
import { Segments } from '../../ui/segments.tsx';
import classes from './mail-page.module.css';

const PROBLEMS = 'problems';

const CompanyMail = () => {
  const { t } = useTranslation('sent-mail');
  const [search, setSearch] = useSearchParams();
  const onlyProblems = search.get('show') === PROBLEMS;
  const mail = useMailOfCompany(onlyProblems);
  const { problems } = mail;
  return (
    <SettingsLayout title={t('title')} intro={t('company.intro')}>
      <div className={classes.choice}>
        <Segments
          aria-label={t('company.show')}
          value={onlyProblems ? PROBLEMS : 'all'}
          onChange={(value) => setSearch(value === PROBLEMS ? { show: PROBLEMS } : {}, { replace: true })}
          data={[
            { value: 'all', label: t('company.all') },
            {
              value: PROBLEMS,
              label: problems === null ? t('company.problems') : t('company.problemsCount', { count: problems }),
            },
          ]}
        />
        <p className={classes.hint}>{t('company.countHint')}</p>
      </div>
      <SectionCard title={t(onlyProblems ? 'company.problems' : 'company.all')} flush={mail.items.length > 0}>
        {mail.isPending && <MailSkeleton />}
        {mail.isError && <ErrorBox problem={problemFromError(mail.error)} onRetry={() => void mail.refetch()} />}
        {mail.isSuccess && mail.items.length === 0 && (
          <p className={classes.none}>{t(onlyProblems ? 'company.noProblems' : 'company.none')}</p>
        )}
        {mail.items.length > 0 && (
          <MailLines
            mails={mail.items}
            label={t('title')}
            linkOf={({ relatedObject, relatedObjectId }) => pathOf(relatedObject, relatedObjectId)}
          />
        )}
      </SectionCard>
      {mail.hasNextPage && (
        <Button
          className={classes.older ?? ''}
          variant="default"
          loading={mail.isFetchingNextPage}
          onClick={() => void mail.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
    </SettingsLayout>
  );
};

/** All mail that the app sent, for administrators: /settings/mail. */
export const MailPage = () => (
  <RequireRight permission="mail:company">
    <CompanyMail />
  </RequireRight>
);
