const TYPED = /^(\d{0,4}):(\d{0,2})$/;
const MINUTES = 60;

/** Hours and minutes as typed; text that is no duration counts as hours. */
export const durationParts = (text: string): { hours: string; minutes: string } => {
  const [hours = '', minutes = ''] = text.split(':');
  return { hours, minutes };
};

/** A duration as text: `7:30`; '' for none. */
export const durationText = (total: number | null): string =>
  total === null ? '' : `${Math.floor(total / MINUTES)}:${String(total % MINUTES).padStart(2, '0')}`;

/** The minutes of a duration as typed: null without any, undefined for text that is none, such as `1:75`. */
export const durationMinutes = (text: string): number | null | undefined => {
  if (text === '' || text === ':') return null;
  const parts = TYPED.exec(text);
  const [hours, minutes] = [Number(parts?.[1] ?? 0), Number(parts?.[2] ?? 0)];
  return parts && minutes < MINUTES ? hours * MINUTES + minutes : undefined;
};
