import type { LazyRouteFunction, RouteObject } from 'react-router-dom'

/** A page of the storefront, or of the console. */
export interface AnyPage {
  path: string
  /**
   * The source that `load` brings, as Vite's manifest calls it: the web process names its chunks in the
   * page's HTML.
   */
  module: string
  /** The page's own chunk; it exports `Component` and, where it needs data, `loader`. */
  load: LazyRouteFunction<RouteObject>
  /** What the page asks of whoever opens it (spec.md section 6); without it the page is public. */
  needs?: 'login' | 'staff'
}

/** Whether an address is of the staff console. */
export const isConsolePath = (path: string): boolean => path === '/manage' || path.startsWith('/manage/')
