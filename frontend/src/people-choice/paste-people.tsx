import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listEmployees } from '#shared/contract/people/list-employees.ts';
import { callEndpoint } from '../api/call.ts';
import { problemFromError } from '../api/problem.ts';
import { GrowingText } from '../ui/growing-text.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { matchPeople, type NamedPerson } from './match-people.ts';
import { Modal } from '../ui/modal.tsx';
import classes from './people-choice.module.css';

type Props = {
  close: () => void;
  onFound: (ids: readonly number[]) => void;
  /** Whether somebody who was found can be chosen. */
  canChoose: (id: number) => boolean;
};

const PER_PAGE = 1000;

/** Reads every active person whom the user may see, page by page. */
const readEveryone = async (signal: AbortSignal): Promise<NamedPerson[]> => {
  const people: NamedPerson[] = [];
  for (let page = 1; ; page += 1) {
    const { data, count } = await callEndpoint(
      listEmployees,
      { query: { page, per_page: PER_PAGE, segment_id: 'all', orderby_column: 'id' } },
      { signal },
    );
    people.push(...data);
    if (people.length >= count || data.length === 0) return people;
  }
};

const Entries = ({ title, entries }: { title: string; entries: readonly string[] }) =>
  entries.length === 0 ? null : (
    <div className={classes.found}>
      {title}
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );

/** Takes a list of names or employee numbers; shows who was found and what was not before anyone is chosen. */
export const PastePeople = ({ close, onFound, canChoose }: Props) => {
  const { t } = useTranslation('people-choice');
  const [text, setText] = useState('');
  const people = useQuery({ queryKey: ['people', 'everyone'], queryFn: ({ signal }) => readEveryone(signal) });
  const matched = useMemo(() => matchPeople(text, people.data ?? []), [text, people.data]);
  const found = matched.ids.filter(canChoose);
  const barred = new Set(matched.ids.filter((id) => !canChoose(id)));
  const barredNames = people.data?.filter(({ id }) => barred.has(id)).map(({ name }) => name) ?? [];
  const isRead = text.trim() !== '' && people.data !== undefined;
  return (
    <Modal opened onClose={close} title={t('paste.title')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <Stack gap={16}>
        <GrowingText
          label={t('paste.label')}
          description={t('paste.help')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          minRows={6}
          maxRows={12}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-autofocus
        />
        {people.isError && <ErrorBox problem={problemFromError(people.error)} onRetry={() => void people.refetch()} />}
        {isRead && (
          <div aria-live="polite">
            <p className={classes.found}>{t('paste.found', { count: found.length })}</p>
            <Entries title={t('paste.barred', { count: barred.size })} entries={barredNames} />
            <Entries title={t('paste.unknown', { count: matched.unknown.length })} entries={matched.unknown} />
            <Entries title={t('paste.ambiguous', { count: matched.ambiguous.length })} entries={matched.ambiguous} />
          </div>
        )}
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button
            disabled={!isRead || found.length === 0}
            loading={text.trim() !== '' && people.isPending}
            onClick={() => {
              onFound(found);
              close();
            }}
          >
            {t('paste.add', { count: found.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
};
