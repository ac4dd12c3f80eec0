/**
 * Whether a viewer may know no more of an absence than that it is there; its page is not for them
 * (docs/areas/days-off.md#who-sees-what).
 */
export const isHidden = ({ kind, type_id: type }: { kind: string; type_id: number | null }): boolean =>
  kind === 'absence' && type === null;
