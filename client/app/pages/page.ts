import type { LazyRouteFunction, RouteObject } from 'react-router-dom'

/** A page of the storefront, of the artist portal or of the console. */
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

/** A part of the shop that few open: its list of pages comes with the first of them that is opened. */
export type Section = 'account' | 'artist' | 'console'

const SECTIONS: Readonly<Record<string, Section>> = {
  accounts: 'account',
  orders: 'account',
  artist: 'artist',
  manage: 'console',
}

/** Says of which section an address is; undefined for the storefront. */
export const sectionOf = (path: string): Section | undefined => SECTIONS[path.split('/')[1] ?? '']
