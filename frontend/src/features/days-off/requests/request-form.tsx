import type { IsoDate } from '#shared/values/dates.ts';

type Props = {
  employeeId?: number | undefined;
  start?: IsoDate | undefined;
  end?: IsoDate | undefined;
  onDone: () => void;
};

/** The place of the form for days off until it is there. */
export const RequestForm = ({ start, end, onDone }: Props) => (
  <button type="button" onClick={() => onDone()}>
    {start} {end}
  </button>
);
