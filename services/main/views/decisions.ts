import { isDeepStrictEqual } from 'node:util'
import { conflict, forbidden } from '#services/shared/http/problem.ts'
import type { ViewChange } from './body.ts'
import type { KeptView } from './contract.ts'

/** What all who see a view see of it. */
export type SharedParts = Pick<KeptView, 'name' | 'search' | 'ordering' | 'filters' | 'columns' | 'is_shared'>

const PARTS = ['name', 'search', 'ordering', 'filters', 'columns', 'is_shared'] as const

/** What a person's change does to a view. */
export interface ViewDecision {
  /** Those that become something else. */
  changed: Partial<SharedParts>
  /** What becomes of the person's own default; null when it stays. */
  is_default: boolean | null
}

/**
 * Decides on a view as it is now. Throws 409 for a change that was made on an older version, and 403 for
 * whoever takes a view away from all others that is not theirs. A person's default is no part of its version.
 */
export function decideChange(view: KeptView, { version, is_default, ...wanted }: ViewChange): ViewDecision {
  const names = PARTS.filter((name) => wanted[name] !== undefined)
  if (names.length > 0 && version !== view.version)
    throw conflict('Someone else changed this view.', 'version_conflict')
  if (wanted.is_shared === false && view.is_shared && !view.is_own)
    throw forbidden('Only whoever made this view can stop sharing it.')
  const other = names.filter((name) => !isDeepStrictEqual(wanted[name], view[name]))
  return {
    changed: Object.fromEntries(other.map((name) => [name, wanted[name]])),
    is_default: is_default === undefined || is_default === view.is_default ? null : is_default,
  }
}
