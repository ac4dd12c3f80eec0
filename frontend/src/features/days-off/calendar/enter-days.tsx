import { useState } from 'react';
import type { IsoDate } from '#shared/values/dates.ts';
import { AbsenceForm } from '../requests/absence-form.tsx';
import { RequestForm } from '../requests/request-form.tsx';

/** What the form starts with; without a person it asks for them. */
export type Entered = { employeeId?: number; start?: IsoDate; end?: IsoDate };

type Props = {
  entered: Entered;
  /** The type of the days that were entered last: whoever enters those of a team changes only the people. */
  typeId: number | undefined;
  onType: (typeId: number) => void;
  close: () => void;
};

/** Enters days off, or an absence, of the days that were marked. */
export const EnterDays = ({ entered, typeId, onType, close }: Props) => {
  const [isAbsence, setAbsence] = useState(false);
  if (isAbsence) return <AbsenceForm {...entered} onDone={close} />;
  return (
    <RequestForm
      {...entered}
      typeId={typeId}
      isEntered
      onAbsence={() => setAbsence(true)}
      onDone={(saved) => {
        if (saved) onType(saved.typeId);
        close();
      }}
    />
  );
};
