/**
 * Plates are kept as typed in upper case and compared without separators
 * (docs/areas/fleet.md#plate-and-chassis-number).
 */
export const plateKey = (plate: string): string => plate.toUpperCase().replace(/[\s.-]/g, '');
