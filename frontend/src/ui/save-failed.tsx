import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { Banner } from './banner.tsx';
import type { Crumb } from './crumbs.tsx';
import { ErrorBox } from './error-box.tsx';
import { areaOf, NavContext } from './nav.ts';
import { Link, useLocation } from './router.ts';

type Props = {
  /** The problem of a failed save; one about fields is shown at these. */
  problem: Problem | undefined;
  /** The list that the record was in; by default that of the area. */
  list?: Crumb | undefined;
  onRetry?: () => void;
};

/** A record that is not there any more: trying again cannot help, so the list is offered. */
const Gone = ({ list }: Pick<Props, 'list'>) => {
  const { t } = useTranslation(['form', 'shell']);
  const { pathname } = useLocation();
  const area = areaOf(use(NavContext), pathname);
  const back = list ?? (area && { label: t(area.label), to: area.to });
  const isThere = back?.to === pathname;
  return (
    <Banner tone="red" action={back && !isThere && <Link to={back.to}>{t('gone.back', { list: back.label })}</Link>}>
      <strong>{t('gone.title')}</strong> {t('gone.text')}
    </Banner>
  );
};

/** Says above the fields of a form, and below a question, why nothing was saved. */
export const SaveFailed = ({ problem, list, onRetry }: Props) => {
  if (problem?.fields.length !== 0) return null;
  if (problem.status !== 404) return <ErrorBox problem={problem} {...(onRetry && { onRetry })} />;
  return (
    // A question may stand on a page without the texts of forms, and stays while they come.
    <Suspense fallback={null}>
      <Gone list={list} />
    </Suspense>
  );
};
