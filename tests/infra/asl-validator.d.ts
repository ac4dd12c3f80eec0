// The package ships no types.
declare module 'asl-validator' {
  const validate: (definition: unknown) => { isValid: boolean; errors: readonly unknown[] };
  export default validate;
}
