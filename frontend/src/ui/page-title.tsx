import { useActor } from './actor.tsx';

/** The title of the browser's tab: what the page shows, and whose back office it is. */
export const PageTitle = ({ of }: { of: string }) => <title>{`${of} · ${useActor().tenant_name}`}</title>;
