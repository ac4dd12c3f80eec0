import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayrollType } from '#shared/integrations/integration.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import { Empty } from '../../../ui/empty.tsx';
import { TypeMark } from '../../../ui/type-mark.tsx';
import { CodeField } from './code-field.tsx';
import classes from './mapping.module.css';
import {
  hasOwnCode,
  type ChosenCode,
  type CodeCell,
  type CodePair,
  type TypeRow,
  type UsedTypes,
} from './type-rows.ts';

const DATE_LENGTH = 'dd/mm/yyyy'.length;

export type ChooseCode = (type: string, cell: CodeCell, code: ChosenCode) => void;

/** The codes of the office; null where there are none to read, so that codes are typed. */
type RowProps = { row: TypeRow; codes: readonly PayrollType[] | null; onChoose: ChooseCode };
type Props = RowProps & { used: UsedTypes | undefined; letter: string | undefined };

/** The two codes of a statute of a type. */
const StatuteRow = ({ row, pair, codes, onChoose }: RowProps & { pair: CodePair }) => {
  const { t } = useTranslation(['integrations', 'people']);
  const statute = pair.statute === null ? '' : t(`people:statute.${pair.statute}`);
  const shared = { codes, none: t('mapping.sameAsEverybody'), placeholder: t('mapping.sameAsEverybody') };
  return (
    <tr className={classes.statute}>
      <th scope="row" colSpan={2}>
        {statute}
      </th>
      {(['full', 'half'] as const).map((part) => (
        <td key={part} data-code={t(`mapping.${part}`)} {...(part === 'half' && { colSpan: 3 })}>
          <CodeField
            {...shared}
            label={t(`mapping.${part}OfStatute`, { type: row.name, statute })}
            cell={pair[part]}
            isMissing={pair[part].gone}
            onChoose={(code) => onChoose(row.name, pair[part], code)}
          />
        </td>
      ))}
    </tr>
  );
};

/** How much a type is used in the month; nothing is as good to know as something. */
const Used = ({ counts }: { counts: { lines: number; people: number } | undefined }) => {
  const { t } = useTranslation('integrations');
  if (counts === undefined) return <span className={classes.whole}>{t('mapping.unused')}</span>;
  return (
    <>
      <span className={classes.whole}>{t('mapping.lines', { count: counts.lines })},</span>{' '}
      <span className={classes.whole}>{t('mapping.people', { count: counts.people })}</span>
    </>
  );
};

/** Who changed the codes of a type last, and when. */
const Changed = ({ by, at }: NonNullable<TypeRow['changed']>) => (
  <span className={classes.changed}>
    <span className={classes.whole} title={by}>
      {by},
    </span>{' '}
    <span className={classes.whole}>{belgianMoment(at).slice(0, DATE_LENGTH)}</span>
  </span>
);

/** A type with its codes for full days and half days, and those of statutes once they are asked for. */
export const MappingRow = ({ row, letter, codes, used, onChoose }: Props) => {
  const { t } = useTranslation('integrations');
  const [isOpen, setOpen] = useState(() => row.statutes.some(hasOwnCode));
  const { full, half } = row.everybody;
  return (
    <>
      <tr>
        <th scope="row">
          <span className={classes.type}>
            <TypeMark name={row.name} colour={row.colour} letter={letter} />
            <span className={classes.name}>{row.name}</span>
            <ActionIcon
              className={classes.opener ?? ''}
              aria-label={t('mapping.perStatuteOf', { type: row.name })}
              title={t('mapping.perStatute')}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <IconChevronDown size={16} stroke={1.75} /> : <IconChevronRight size={16} stroke={1.75} />}
            </ActionIcon>
          </span>
        </th>
        <td className={classes.used} data-label={used ? t('mapping.usedIn', { month: used.month }) : t('mapping.used')}>
          {used && <Used counts={used.of.get(row.id)} />}
        </td>
        <td data-code={t('mapping.full')}>
          <CodeField
            label={t('mapping.fullOf', { type: row.name })}
            cell={full}
            codes={codes}
            suggested={row.suggested}
            none={t('mapping.noCode')}
            placeholder={t('mapping.choose')}
            isMissing={full.code === '' || full.gone}
            onChoose={(code) => onChoose(row.name, full, code)}
          />
        </td>
        <td data-code={t('mapping.half')}>
          <CodeField
            label={t('mapping.halfOf', { type: row.name })}
            cell={half}
            codes={codes}
            none={t('mapping.sameAsFull')}
            placeholder={t('mapping.sameAsFull')}
            isMissing={half.gone}
            onChoose={(code) => onChoose(row.name, half, code)}
          />
        </td>
        <td data-label={t('mapping.nsso')}>{row.hint ?? <Empty />}</td>
        <td data-label={t('mapping.changed')}>{row.changed ? <Changed {...row.changed} /> : <Empty />}</td>
      </tr>
      {isOpen &&
        row.statutes.map((pair) => (
          <StatuteRow key={pair.statute} row={row} pair={pair} codes={codes} onChoose={onChoose} />
        ))}
    </>
  );
};
