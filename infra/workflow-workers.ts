const PLACEHOLDER = /\$\{(\w+)FunctionArn\}/g;

const kebab = (pascal: string): string => pascal.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();

/**
 * The workers that the definition of a state machine names: `${WorkFunctionArn}` stands for the worker `work` beside
 * it.
 */
export const workersIn = (definition: string): { placeholder: string; worker: string }[] =>
  [...new Set([...definition.matchAll(PLACEHOLDER)].map(([, name = '']) => name))].map((name) => ({
    placeholder: `${name}FunctionArn`,
    worker: kebab(name),
  }));
