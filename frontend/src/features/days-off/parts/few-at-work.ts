/** Whether fewer than half of several people are at work (docs/areas/days-off-pages.md#inbox). */
export const areFew = (people: number, of: number): boolean => of > 1 && people * 2 < of;
