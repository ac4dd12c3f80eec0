import { Button, Group, Modal, Radio, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Clash, ThreeWay } from './three-way-diff.ts';
import classes from './form.module.css';

type Props<Form extends object> = {
  /** What differs; undefined keeps the modal closed. */
  difference: ThreeWay<Form> | undefined;
  title: string;
  labelOf: (field: string) => string;
  show: (field: keyof Form & string, value: Form[keyof Form]) => ReactNode;
  saving: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
  /** The record as chosen, to be saved on top of theirs. */
  onSave: (chosen: Form) => void;
};

/** Someone else saved first: mine and theirs per field, nothing typed is lost (mockup stale-edit). */
export const StaleEditModal = <Form extends object>(props: Props<Form>) => (
  <Modal opened={props.difference !== undefined} onClose={props.onKeepEditing} title={props.title}>
    {props.difference && <Choices {...props} difference={props.difference} />}
  </Modal>
);

const Choices = <Form extends object>({
  difference,
  labelOf,
  show,
  saving,
  onKeepEditing,
  onDiscard,
  onSave,
}: Props<Form> & { difference: ThreeWay<Form> }) => {
  const { t } = useTranslation('form');
  const { clashes, kept, merged } = difference;
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(clashes.map((clash) => clash.field)));
  const choose = (field: string, isMine: boolean) =>
    setMine(new Set([...mine].filter((other) => other !== field).concat(isMine ? [field] : [])));
  const save = () =>
    onSave({
      ...merged,
      ...Object.fromEntries(clashes.filter(({ field }) => mine.has(field)).map((clash) => [clash.field, clash.mine])),
    });
  const side = (clash: Clash<Form>, isMine: boolean) => (
    <label className={classes.card} data-checked={mine.has(clash.field) === isMine || undefined}>
      <Radio
        size="xs"
        name={clash.field}
        checked={mine.has(clash.field) === isMine}
        onChange={() => choose(clash.field, isMine)}
        aria-label={t(isMine ? 'mineOf' : 'theirsOf', { field: labelOf(clash.field) })}
      />
      <span className={classes.cardName}>{show(clash.field, isMine ? clash.mine : clash.theirs)}</span>
    </label>
  );
  return (
    <>
      <Text mb={12}>{t('staleText')}</Text>
      {clashes.length > 0 && (
        <table className={classes.stale}>
          <thead>
            <tr>
              <th scope="col">{t('fieldsDiffer', { count: clashes.length })}</th>
              <th scope="col">
                {t('mine')}{' '}
                <Button
                  variant="subtle"
                  size="xs"
                  color="accent"
                  onClick={() => setMine(new Set(clashes.map(({ field }) => field)))}
                >
                  {t('takeAll')}
                </Button>
              </th>
              <th scope="col">
                {t('theirs')}{' '}
                <Button variant="subtle" size="xs" color="accent" onClick={() => setMine(new Set())}>
                  {t('takeAll')}
                </Button>
              </th>
            </tr>
          </thead>
          <tbody>
            {clashes.map((clash) => (
              <tr key={clash.field}>
                <td>
                  <div className={classes.staleField}>{labelOf(clash.field)}</div>
                  <div className={classes.was}>
                    {t('was')} {show(clash.field, clash.base)}
                  </div>
                </td>
                <td>{side(clash, true)}</td>
                <td>{side(clash, false)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {kept.length > 0 && (
        <Text size="sm" mt={12}>
          {t('othersKept', { count: kept.length, fields: kept.map(labelOf).join(', ') })}
        </Text>
      )}
      <Group mt={24} justify="space-between">
        <Button variant="subtle" color="gray" onClick={onKeepEditing}>
          {t('keepEditing')}
        </Button>
        <Group gap={8}>
          <Button variant="default" onClick={onDiscard}>
            {t('discardMine')}
          </Button>
          <Button loading={saving} onClick={save}>
            {clashes.length === 0
              ? t('saveMine')
              : t('saveChoice', { mine: mine.size, theirs: clashes.length - mine.size })}
          </Button>
        </Group>
      </Group>
    </>
  );
};
