import { OpenMenu } from './open-menu.tsx';
import { RecordMenuIn, type RecordMenuProps } from './record-menu.tsx';

/** The menu of a record for `deferredMenu`, which puts off all of it, so that nothing in it is put off again. */
export const OpenRecordMenu = (props: RecordMenuProps) => <RecordMenuIn menu={OpenMenu} {...props} />;
