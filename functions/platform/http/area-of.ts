/** The area of an operation: `fleet` of `fleet.editCar`. */
export const areaOf = (operation: string): string => operation.slice(0, operation.indexOf('.'));
