import { Kbd, Modal } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../ui/actor.tsx';
import { useNav } from './use-nav.ts';
import classes from './shortcuts-help.module.css';

type Line = { keys: readonly string[]; words: string };

/** Every keyboard shortcut and what it does. */
export const ShortcutsHelp = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { t } = useTranslation(['palette', 'shell', 'ui']);
  const can = useCan();
  const jumps = useNav().flatMap(({ jump, label }) =>
    jump === undefined ? [] : [{ keys: ['G', jump.toUpperCase()], words: t('help.go', { page: t(label) }) }],
  );
  const line = (key: string, words: string): Line => ({ keys: [key], words: t(`help.${words}`) });
  return (
    <Modal opened={opened} onClose={onClose} title={t('help.title')} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <Lines
        title={t('help.anywhere')}
        lines={[
          line(`${t('key.ctrl')} K`, 'palette'),
          line('/', 'search'),
          ...jumps,
          line('?', 'help'),
          line('Esc', 'close'),
        ]}
      />
      <Lines
        title={t('help.lists')}
        lines={[
          line('/', 'listSearch'),
          line('F', 'listFilter'),
          line('C', 'create'),
          line('J', 'next'),
          line('K', 'previous'),
          line('X', 'select'),
          line('↵', 'open'),
        ]}
      />
      {can('people:wage-columns') && (
        <Lines
          title={t('help.board')}
          lines={[line('← ↑ → ↓', 'cards'), line('↵', 'openPerson'), line('H', 'handOver')]}
        />
      )}
      <Lines
        title={t('help.records')}
        lines={[
          { keys: ['['], words: t('place.previous') },
          { keys: [']'], words: t('place.next') },
        ]}
      />
      {can('people:read') && (
        <Lines
          title={t('help.person')}
          lines={[
            { keys: ['G', 'F'], words: t('help.things') },
            ...(can('trainings:read') ? [{ keys: ['G', 'T'], words: t('help.trainings') }] : []),
            ...(can('contracts:read') ? [{ keys: ['G', 'C'], words: t('help.contracts') }] : []),
            ...(can('days:read') ? [{ keys: ['G', 'D'], words: t('help.daysOff') }] : []),
          ]}
        />
      )}
      {can('days:read') && (
        <Lines
          title={t('help.calendar')}
          lines={[
            line('[', 'monthBefore'),
            line(']', 'monthAfter'),
            line('K', 'weekBefore'),
            line('J', 'weekAfter'),
            line('T', 'thisMonth'),
            line('⇧ →', 'mark'),
            line('↵', 'openDay'),
            line('Del', 'removeDays'),
          ]}
        />
      )}
    </Modal>
  );
};

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => {
  const { t } = useTranslation('palette');
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      <dl>
        {lines.map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && <span> {t('help.then')} </span>}
                  <Kbd>{key}</Kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
