import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#shared/errors/problem.ts';
import { Banner } from '../ui/banner.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { areaOf, NavContext } from '../ui/nav.ts';
import { Link, useLocation } from '../ui/router.ts';

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
  return (
    <Banner tone="red" action={back && <Link to={back.to}>{t('gone.back', { list: back.label })}</Link>}>
      <strong>{t('gone.title')}</strong> {t('gone.text')}
    </Banner>
  );
};

/** Says above the fields of a form why it was not saved. */
export const SaveFailed = ({ problem, list, onRetry }: Props) => {
  if (problem?.fields.length !== 0) return null;
  return problem.status === 404 ? <Gone list={list} /> : <ErrorBox problem={problem} {...(onRetry && { onRetry })} />;
};
