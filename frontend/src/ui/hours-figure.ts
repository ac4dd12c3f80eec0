/** Minutes as hours: `7:36`, `-0:30`. */
export const hoursFigure = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : ''}${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
};
