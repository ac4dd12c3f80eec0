import { use, useCallback } from 'react';
import {
  createSearchParams,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useNavigate as useGo,
  useSearchParams as useDrawnParams,
  type NavigateFunction,
  type NavigateOptions,
  type SetURLSearchParams,
  type To,
} from 'react-router-dom';
import { useIsHere } from './use-is-here.ts';

/** The only import of the router, whose next major version renames its package. */
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useLocation,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  type RouteObject,
} from 'react-router-dom';

/**
 * Whether another page is on its way: its code may take a while to come. What is sent until then has been sent already,
 * as the form that was saved stays on screen.
 */
export const useIsLeaving = (): boolean => (use(RouterStateContext)?.navigation.state ?? 'idle') !== 'idle';

let isStaying = false;

/** Does what follows an answer that came after its page was left: it may tell how that ended, but takes nobody along. */
export const stayingHere = (act: () => unknown): void => {
  isStaying = true;
  try {
    act();
  } finally {
    isStaying = false;
  }
};

export const useNavigate = (): NavigateFunction => {
  const go = useGo();
  return useCallback(
    (to: To | number, how?: NavigateOptions) => {
      if (isStaying) return;
      return typeof to === 'number' ? go(to) : go(to, how);
    },
    [go],
  );
};

/**
 * Goes on to the page that follows a save. Whoever left the form while it was being saved, or is on the way to another
 * page, stays on their own way: an answer that comes late takes nobody along.
 */
export const useGoOn = (): ((to: string, how?: NavigateOptions) => void) => {
  const router = use(RouterContext)?.router;
  const navigate = useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, how) => {
      if (isHere() && router?.state.navigation.state !== 'loading') void navigate(to, how);
    },
    [router, navigate, isHere],
  );
};

/** Reads the parameters of the address as it is at that moment, which React may draw later. */
export const useCurrentParams = (): (() => URLSearchParams) => {
  const router = use(RouterContext)?.router;
  return useCallback(() => {
    if (!router) throw new Error('The address is read outside of a router');
    const { location, navigation } = router.state;
    const coming = navigation.location?.pathname === location.pathname ? navigation.location : location;
    return new URLSearchParams(coming.search);
  }, [router]);
};

/**
 * The parameters of the address that is drawn, and what changes them. A change is made to the address as it is at that
 * moment: a change of the drawn parameters would undo one that is not drawn yet. An address is not replaced while
 * somebody is on the way to another page, which that would call off.
 */
export const useSearchParams = (): [URLSearchParams, SetURLSearchParams] => {
  const [drawn] = useDrawnParams();
  const router = use(RouterContext)?.router;
  const current = useCurrentParams();
  const navigate = useNavigate();
  const change = useCallback<SetURLSearchParams>(
    (next, how) => {
      const { location, navigation } = router?.state ?? {};
      if (how?.replace && navigation?.location && navigation.location.pathname !== location?.pathname) return;
      const params = createSearchParams(typeof next === 'function' ? next(current()) : next);
      void navigate(`?${params.toString()}`, how);
    },
    [router, navigate, current],
  );
  return [drawn, change];
};
