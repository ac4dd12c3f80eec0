import { Button, MenuItem } from '@mantine/core';
import { IconBeach, IconChevronDown, IconPlus, IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';

const AbsenceForm = onDemand(async () => (await import('./absence-form.tsx')).AbsenceForm);
const RequestForm = onDemand(async () => (await import('./request-form.tsx')).RequestForm);

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
      <Menu
        position="bottom-end"
        target={
          <Button
            variant={isSecond ? 'default' : 'filled'}
            leftSection={<IconPlus />}
            rightSection={<IconChevronDown size={16} stroke={1.75} />}
          >
            {label ?? t('inbox.add')}
          </Button>
        }
      >
        <MenuItem leftSection={<IconBeach />} onClick={() => setAdding('request')}>
          {t('inbox.addRequest')}
        </MenuItem>
        <MenuItem leftSection={<IconStethoscope />} onClick={() => setAdding('absence')}>
          {t('inbox.addAbsence')}
        </MenuItem>
      </Menu>
      {adding === 'request' && <RequestForm employeeId={employeeId} onDone={done} />}
      {adding === 'absence' && <AbsenceForm employeeId={employeeId} onDone={done} />}
    </>
  );
};
