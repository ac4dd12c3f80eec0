import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/values/fold.ts';
import { LoadedPart } from '../../api/loaded.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Segments } from '../../ui/segments.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { useMatrix, type Matrix, type MatrixPerson } from './use-matrix.ts';
import classes from './matrix.module.css';

const shownKinds = ['all', 'to_follow', 'followed'] as const;
type Shown = (typeof shownKinds)[number];

const isShown: Readonly<Record<Shown, (person: MatrixPerson) => boolean>> = {
  all: () => true,
  to_follow: ({ still_to_follow: still }) => still,
  followed: ({ cells }) => cells.some(({ status }) => status === 'followed'),
};

type Props = {
  matrix: Matrix;
  /** Somebody must follow the program. */
  hasRule: boolean;
  mayChange: boolean;
  onChange: Parameters<typeof MatrixGrid>[0]['onChange'];
};

const People = ({ matrix: { people, sessions }, hasRule, mayChange, onChange }: Props) => {
  const offered = shownKinds.filter((kind) => hasRule || kind !== 'to_follow');
  const { t } = useTranslation('trainings');
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const found = useMemo(() => {
    const words = fold(search)
      .split(/\s+/)
      .filter((word) => word !== '');
    return people.filter((person) => {
      const text = fold(person.employee.name);
      return isShown[shown](person) && words.every((word) => text.includes(word));
    });
  }, [people, search, shown]);
  return (
    <>
      <search className={classes.tools}>
        <TextInput
          className={classes.search ?? ''}
          size="xs"
          aria-label={t('matrix.search')}
          placeholder={t('matrix.search')}
          leftSection={<IconSearch size={16} stroke={1.75} />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Segments
          size="xs"
          aria-label={t('matrix.show')}
          value={shown}
          onChange={(value) => setShown(shownKinds.find((each) => each === value) ?? 'all')}
          data={offered.map((value) => ({
            value,
            label: t(`matrix.shown.${value}`, { count: people.filter(isShown[value]).length }),
          }))}
        />
      </search>
      {found.length === 0 ? (
        <p className={classes.none}>{t(people.length === 0 ? 'matrix.nobody' : 'matrix.noMatch')}</p>
      ) : (
        <MatrixGrid people={found} sessions={sessions} mayChange={mayChange} onChange={onChange} />
      )}
    </>
  );
};

type SectionProps = Pick<Props, 'hasRule' | 'mayChange'> & { programId: number };

/** Who followed what: the people of a program by its sessions. */
export const MatrixSection = ({ programId, hasRule, mayChange }: SectionProps) => {
  const { t } = useTranslation('trainings');
  const { answer, change } = useMatrix(programId);
  return (
    <SectionCard title={t('matrix.title')} flush>
      <LoadedPart answer={answer}>
        {(matrix) => <People matrix={matrix} hasRule={hasRule} mayChange={mayChange} onChange={change} />}
      </LoadedPart>
    </SectionCard>
  );
};
