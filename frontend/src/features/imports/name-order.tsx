import { Button } from '@mantine/core';
import { splitName, orderOfNames } from '#shared/people/whole-name.ts';
import { nameOrderOf, wholeNameKeys } from '#shared/people/whole-name.import.ts';
import { Banner } from '../../ui/banner.tsx';
import type { MappingDraft } from './mapping-draft.ts';
import type { StartedImport } from './use-started-import.ts';
import { useImportWords } from './use-import-words.ts';

type Props = { started: StartedImport; draft: MappingDraft; onField: (header: string, field: string) => void };

/** How a column of whole names is read, with an example, and the other way round. */
export const NameOrder = ({ started: { columns }, draft, onField }: Props) => {
  const { t } = useImportWords();
  const column = columns.find(({ header }) => nameOrderOf(draft.fields[header]));
  const order = nameOrderOf(draft.fields[column?.header ?? '']);
  if (!column || !order) return null;
  const { header, samples } = column;
  const splits = samples.map((name) => ({ name, ...splitName(name, order) }));
  const example = splits.find(({ first_name: first }) => first !== '');
  const isTold = orderOfNames(samples) === order;
  return (
    <Banner
      {...(!isTold && { tone: 'amber' as const })}
      action={
        <Button
          variant="default"
          size="compact-sm"
          onClick={() => onField(header, wholeNameKeys[order === 'first' ? 'last' : 'first'])}
        >
          {t('wholeName.swap')}
        </Button>
      }
    >
      {example
        ? t(isTold ? 'wholeName.example' : 'wholeName.unsure', {
            name: example.name,
            first: example.first_name,
            last: example.last_name,
          })
        : t(`wholeName.${order}`)}
    </Banner>
  );
};
