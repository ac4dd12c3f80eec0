import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getErasure } from '#shared/contract/people/get-erasure.ts';
import { Loaded } from '../../api/loaded.tsx';
import { query } from '../../api/query.ts';
import { paths } from '../../ui/paths.ts';
import { personCrumbs } from '../../ui/person-crumbs.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { RecordHeader, RecordPage } from '../../ui/record-page.tsx';
import { RequireRight } from '../../ui/require-right.tsx';
import { Link, useParams } from '../../ui/router.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { ErasureBanner, ErasureDecision, type Erasure } from './erasure-decision.tsx';
import classes from './erasure.module.css';

const Goes = ({ erasure: { goes } }: { erasure: Erasure }) => {
  const { t } = useTranslation('erasure');
  return (
    <SectionCard flush title={t('goesTitle')}>
      <ul className={classes.list}>
        {goes.map(({ class: name, count }) => (
          <li key={name} data-none={count === 0 || undefined}>
            {t(`goes.${name}`, { count: count ?? 1 })}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

const Stays = ({ erasure: { stays } }: { erasure: Erasure }) => {
  const { t } = useTranslation('erasure');
  return (
    <SectionCard flush title={t('staysTitle')}>
      <ul className={classes.list}>
        {stays.map(({ class: name, count, until }) => (
          <li key={name} data-none={count === 0 || undefined}>
            <div className={classes.kept}>
              <span>{t(`stays.${name}`, { count: count ?? 1 })}</span>
              {count !== 0 && (
                <span className={classes.until}>{until === null ? t('noDay') : t('until', { day: until })}</span>
              )}
            </div>
            {count !== 0 && <p className={classes.why}>{t(`why.${name}`)}</p>}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

/** Templates are people's own words: whoever writes them takes a name out, as long as somebody knows it. */
const NamingTemplates = ({ erasure: { templates } }: { erasure: Erasure }) => {
  const { t } = useTranslation('erasure');
  if (templates.length === 0) return null;
  return (
    <SectionCard flush title={t('templatesTitle', { count: templates.length })}>
      <p className={classes.note}>{t('templatesText')}</p>
      <ul className={classes.list}>
        {templates.map(({ id, name }) => (
          <li key={id}>
            <Link to={paths.template(id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
};

const Page = ({ id, erasure }: { id: number; erasure: Erasure }) => {
  const { t } = useTranslation(['erasure', 'people']);
  const { name, state } = erasure;
  const title = state === 'done' ? t('erasure:done') : t('erasure:title', { name });
  return (
    <>
      <PageTitle of={title} />
      <RecordPage
        header={<RecordHeader crumbs={personCrumbs(t('people:title'), { id, name })} title={title} />}
        banners={<ErasureBanner id={id} erasure={erasure} />}
        side={<ErasureDecision key={state} id={id} erasure={erasure} />}
      >
        <NamingTemplates erasure={erasure} />
        {state !== 'done' && <Goes erasure={erasure} />}
        <Stays erasure={erasure} />
      </RecordPage>
    </>
  );
};

const Erasing = ({ id }: { id: number }) => {
  const answer = useQuery({
    ...query(getErasure, { params: { id: String(id) } }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? 2_000 : false),
  });
  return <Loaded answer={answer}>{(erasure) => <Page id={id} erasure={erasure} />}</Loaded>;
};

/** What an erasure of a person removes and what stays, where it is asked for and confirmed: /people/{id}/erasure. */
export const ErasurePage = () => {
  const { id } = useParams();
  return (
    <RequireRight permission="audit:read">
      <Erasing key={id} id={Number(id)} />
    </RequireRight>
  );
};
