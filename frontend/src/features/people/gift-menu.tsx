import { Menu } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { PersonGift } from '../../ui/person-part.ts';
import { Link } from '../../ui/router.ts';
import { GiftButton } from './gift-button.tsx';

type Given = ComponentType<{ person: EmployeeOut; close: () => void }>;

type Props = { person: EmployeeOut; gifts: readonly PersonGift[] };

/** The ways to give a person something, each a page or a dialog. */
export const GiftMenu = ({ person, gifts }: Props) => {
  const { t } = useTranslation('people');
  const [Open, setOpen] = useState<{ Dialog: Given }>();
  return (
    <>
      <Menu position="bottom-end" width={220} withinPortal={false}>
        <Menu.Target>
          <GiftButton />
        </Menu.Target>
        <Menu.Dropdown>
          {gifts.map((gift) => {
            const Icon = gift.icon;
            const icon = <Icon size={16} stroke={1.75} />;
            return 'to' in gift ? (
              <Menu.Item key={gift.key} component={Link} to={gift.to(person.id)} leftSection={icon}>
                {t(gift.label)}
              </Menu.Item>
            ) : (
              <Menu.Item key={gift.key} onClick={() => setOpen({ Dialog: gift.Dialog })} leftSection={icon}>
                {t(gift.label)}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {Open && <Open.Dialog person={person} close={() => setOpen(undefined)} />}
    </>
  );
};
