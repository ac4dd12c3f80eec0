import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractDetails, ContractOut } from '#shared/contract/contracts/contract.ts';
import { getContractPdf } from '#shared/contract/contracts/get-contract-pdf.ts';
import { isAwaiting } from '#shared/contracts/signing.rules.ts';
import { belgianDay, belgianMoment, daysBetween, isoOf } from '#shared/values/dates.ts';
import { callEndpoint } from '../../api/call.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { StateBadge } from '../../contracts/state-badge.tsx';
import { deferredMenu } from '../../ui/deferred-menu.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Empty } from '../../ui/empty.tsx';
import { paths } from '../../ui/paths.ts';
import { PersonChip } from '../../ui/person-chip.tsx';
import { RecordHeader, type Fact } from '../../ui/record-page.tsx';
import { Link } from '../../ui/router.ts';
import { ToneBadge } from '../../ui/tone-badge.tsx';
import { useToday } from '../../ui/use-today.ts';
import { listContracts } from '#shared/contract/contracts/list-contracts.ts';
import { Neighbours } from '../../list/neighbours.tsx';
import classes from './contracts.module.css';
import { NextButton } from './signing/next-button.tsx';
import type { OpenDialog } from './signing/signing-dialog.ts';
import type { ContractAnswer } from './use-contract.ts';

const ContractMenu = deferredMenu(async () => (await import('./contract-menu.tsx')).ContractMenu);

/** The state of a contract; while it is signed by several people, how many of them have. */
const State = ({ answer: { details, signers } }: { answer: ContractAnswer }) => {
  const { t } = useTranslation('signing');
  const done = signers.filter(({ state }) => state === 'signed').length;
  return isAwaiting(details.state) && details.deleted === 0 && done > 0 ? (
    <ToneBadge tone="accent" dot>
      {t('state.partSigned', { done, count: signers.length })}
    </ToneBadge>
  ) : (
    <StateBadge row={details} />
  );
};

/** Saves the frozen pages, or the file that everybody signed. */
const DownloadButton = ({ details: { id, name } }: { details: ContractDetails }) => {
  const { t } = useTranslation('contracts');
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const { file_url: url } = await callEndpoint(getContractPdf, { params: { id: String(id) } });
      downloadFile(url, `${name}.pdf`);
    } catch (error) {
      notifyThrown(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" leftSection={<IconDownload />} loading={busy} onClick={() => void download()}>
      {t('actions.download')}
    </Button>
  );
};

/** A day, and in small letters how far it is from today. */
const Day = ({ day, words }: { day: string; words: string | undefined }) => (
  <>
    <span className="tabular">{day}</span> {words !== undefined && <small className={classes.hash}>{words}</small>}
  </>
);

/** The level of the signature in words, and in small letters how it is put. */
const Level = ({
  level,
  method,
}: { level: NonNullable<ContractDetails['level']> } & Pick<ContractDetails, 'method'>) => {
  const { t } = useTranslation('signing');
  const how = method === 'provider' ? 'advanced' : level;
  return (
    <>
      {t(`levelFact.${level}.name`)} <small className={classes.hash}>{t(`levelFact.${how}.how`)}</small>
    </>
  );
};

type Words = TFunction<'signing'>;

const sentFact = ({ sent_at: sent }: ContractOut, today: string, t: Words): Fact | undefined => {
  if (sent === null) return undefined;
  const ago = daysBetween(belgianDay(new Date(sent)), today);
  return {
    key: 'sent',
    label: t('fact.sent'),
    value: <Day day={belgianMoment(sent).slice(0, 10)} words={t('fact.daysAgo', { count: ago })} />,
  };
};

// A contract that the last signer signed does not count as signed until the provider has given it back.
const signedFact = ({ signed_at: signed, state }: ContractOut, t: Words): Fact | undefined =>
  signed === null || (state !== 'signed' && state !== 'completing')
    ? undefined
    : {
        key: 'signed',
        label: t('signerState.signed'),
        value: <Day day={belgianMoment(signed).slice(0, 10)} words={undefined} />,
      };

const deadlineFact = ({ deadline, state }: ContractOut, today: string, t: Words): Fact | undefined => {
  const day = isoOf(deadline);
  if (deadline === null || day === undefined || state === 'signed' || state === 'completing') return undefined;
  const left = daysBetween(today, day);
  const words = isAwaiting(state) && left >= 0 ? t('fact.daysLeft', { count: left }) : undefined;
  return { key: 'deadline', label: t('fact.deadline'), value: <Day day={deadline} words={words} /> };
};

/** A contract as its page knows it, or as the list does. */
type Known = ContractOut & Partial<Pick<ContractDetails, 'start_date' | 'level' | 'method' | 'sendings'>>;

/** The facts of a contract that was sent: when, until when, when work starts, and the level of the signature. */
const signingFacts = (details: Known, today: string, t: Words): Fact[] => {
  const { start_date: start = null, level = null, method = null } = details;
  const facts = [
    sentFact(details, today, t),
    signedFact(details, t),
    deadlineFact(details, today, t),
    start === null ? undefined : { key: 'start', label: t('fact.start'), value: start },
    level === null
      ? undefined
      : { key: 'level', label: t('fact.level'), value: <Level level={level} method={method} /> },
  ];
  return facts.filter((fact) => fact !== undefined);
};

type HeadProps = { contract: Known; state: ReactNode; actions?: ReactNode };

const Head = ({ contract: details, state, actions }: HeadProps) => {
  const { t } = useTranslation(['contracts', 'signing']);
  const { t: words } = useTranslation('signing');
  const today = useToday();
  const { template_id: template, template_name: templateName, template_version: version, sendings = 0 } = details;
  return (
    <RecordHeader
      crumbs={[{ label: t('title'), to: paths.contracts }]}
      place={
        <Neighbours list={listContracts} at={paths.contract(details.id)} pathOf={({ id }) => paths.contract(id)} />
      }
      title={details.name}
      badges={
        <>
          <ToneBadge>{t(`type.${details.type}`)}</ToneBadge>
          {sendings > 0 && <ToneBadge>{words('state.version', { number: sendings })}</ToneBadge>}
          {state}
        </>
      }
      facts={[
        {
          key: 'person',
          label: t('column.person_name'),
          value: (
            <PersonChip name={details.person_name} picture={details.avatar} to={paths.person(details.employee_id)} />
          ),
        },
        ...(details.sent_at === null
          ? [{ key: 'made', label: t('column.created_on'), value: belgianMoment(details.created_at).slice(0, 10) }]
          : []),
        ...signingFacts(details, today, words),
        {
          key: 'template',
          label: t('column.template_name'),
          value:
            template === null ? (
              <Empty />
            ) : (
              <Link to={paths.template(template)}>{t('detail.fromVersion', { name: templateName, version })}</Link>
            ),
        },
        ...(details.sent_at === null
          ? [{ key: 'language', label: t('column.language'), value: t(`language.${details.language}`) }]
          : []),
      ]}
      actions={actions}
    />
  );
};

/** The head of a contract as the list knows it. */
export const ListedContract = ({ contract }: { contract: ContractOut }) => (
  <Head contract={contract} state={<StateBadge row={contract} />} />
);

/** The name and state of a contract, its person, and how its signing stands. */
export const ContractHeader = ({ answer, open }: { answer: ContractAnswer; open: OpenDialog }) => {
  const { details } = answer;
  return (
    <Head
      contract={details}
      state={<State answer={answer} />}
      actions={
        <>
          {details.final === 1 && <DownloadButton details={details} />}
          <NextButton answer={answer} open={open} />
          <ContractMenu contract={details} />
        </>
      }
    />
  );
};
