import type { JournalSnapshot } from '#machines/journal/kept.ts'
import type { Migrations } from '#machines/journal/migrate.ts'

/**
 * Version 1 had searchRefresh off, which nobody could set: whoever comes with it has what is the default now.
 */
export const preferencesMigrations: Migrations = {
  1: { to: '2', entries: (entries) => entries, snapshot: (snapshot) => turnRefreshOn(snapshot) },
}

const turnRefreshOn = (snapshot: JournalSnapshot): JournalSnapshot => {
  const { state } = snapshot
  if (!('context' in state) || typeof state.context !== 'object') return snapshot
  const refreshed = { ...state, context: { ...state.context, searchRefresh: true } }
  return { ...snapshot, state: refreshed }
}
