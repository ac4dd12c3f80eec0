import type { APIGatewayProxyHandler } from 'aws-lambda';
import { modulePath, type Endpoint } from '#shared/contract/endpoint.ts';

/** What `serve` returns: a function of an event that answers with a promise. */
export type Handler = (
  ...call: Parameters<APIGatewayProxyHandler>
) => Promise<import('aws-lambda').APIGatewayProxyResult>;
export type Route = { definition: Endpoint; handler: () => Promise<Handler> };
export type Match = { route: Route; params: Record<string, string> | null };

const VARIABLE = /\{(\w+)\}/g;

/** Handlers of endpoints that have no file of their own, such as those of a test. */
export type OwnHandlers = ReadonlyMap<Endpoint, Handler>;

const loader = (definition: Endpoint, own: OwnHandlers): Route['handler'] => {
  let loading: Promise<Handler> | undefined;
  const load = async (): Promise<Handler> => {
    const handler = own.get(definition);
    if (handler) return handler;
    const module = (await import(/* @vite-ignore */ `#functions/${modulePath(definition)}.ts`)) as { handler: Handler };
    return module.handler;
  };
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};

/** Finds the endpoint of a method and path as API Gateway does: a fixed path wins over one with variables. */
export const routesOf = (endpoints: readonly Endpoint[], own: OwnHandlers = new Map()) => {
  const fixed = new Map<string, Route>();
  const variable: { method: string; pattern: RegExp; route: Route }[] = [];
  for (const definition of endpoints) {
    const route = { definition, handler: loader(definition, own) };
    if (!definition.path.includes('{')) fixed.set(`${definition.method} ${definition.path}`, route);
    else {
      const pattern = new RegExp(`^${definition.path.replaceAll('.', '\\.').replace(VARIABLE, '(?<$1>[^/]+)')}$`);
      variable.push({ method: definition.method, pattern, route });
    }
  }
  return (method: string, path: string): Match | undefined => {
    const exact = fixed.get(`${method} ${path}`);
    if (exact) return { route: exact, params: null };
    for (const candidate of variable) {
      const matched = candidate.method === method ? candidate.pattern.exec(path) : null;
      if (matched) return { route: candidate.route, params: { ...matched.groups } };
    }
    return undefined;
  };
};
