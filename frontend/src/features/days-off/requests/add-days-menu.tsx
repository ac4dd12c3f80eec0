import { Button, Menu } from '@mantine/core';
import { IconBeach, IconChevronDown, IconPlus, IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AbsenceForm } from './absence-form.tsx';
import { RequestForm } from './request-form.tsx';

type Props = {
  employeeId?: number;
  label?: string;
  /** On a page whose main act is another one. */
  isSecond?: boolean;
};

/** Adds days off or an absence, of a person or of somebody whom the form asks for. */
export const AddDaysMenu = ({ employeeId, label, isSecond = false }: Props) => {
  const { t } = useTranslation('days-off');
  const [adding, setAdding] = useState<'request' | 'absence'>();
  const done = (): void => setAdding(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant={isSecond ? 'default' : 'filled'}
            leftSection={<IconPlus />}
            rightSection={<IconChevronDown size={16} stroke={1.75} />}
          >
            {label ?? t('inbox.add')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconBeach />} onClick={() => setAdding('request')}>
            {t('inbox.addRequest')}
          </Menu.Item>
          <Menu.Item leftSection={<IconStethoscope />} onClick={() => setAdding('absence')}>
            {t('inbox.addAbsence')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {adding === 'request' && <RequestForm employeeId={employeeId} onDone={done} />}
      {adding === 'absence' && <AbsenceForm employeeId={employeeId} onDone={done} />}
    </>
  );
};
