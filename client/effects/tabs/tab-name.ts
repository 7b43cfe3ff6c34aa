const KEY = 'aquatint.tab'
/** A lock that a tab holds for as long as it lives. */
const LOCK = 'aquatint.tab '

/** Not in spec.md: this tab is a duplicate of another if its name is still held by then. */
const PATIENCE = 300
/** A page that is loaded again is no duplicate: the one before it may let go late on a busy machine. */
const PATIENCE_OF_RELOAD = 5_000

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

export interface TabName {
  name: string
  /** The page goes, perhaps to come back. */
  release(): void
  /** The page has come back. */
  holdAgain(): Promise<void>
  /** Does something that the next page must find done: one that comes before begins anew. */
  withhold(work: () => Promise<void>): Promise<void>
}

/**
 * Gives this tab one name over all pages that it shows, by which a page finds what the last one was doing.
 */
export const claimTabName = async (storage: Storage): Promise<TabName> => {
  const named = storage.getItem(KEY)
  const release = named === null ? null : await holdName(named, isReload() ? PATIENCE_OF_RELOAD : PATIENCE)
  if (named !== null && release) return toTabName(storage, named, release)
  const name = crypto.randomUUID()
  keepName(storage, name)
  return toTabName(storage, name, await holdName(name))
}

const keepName = (storage: Storage, name: string) => {
  try {
    storage.setItem(KEY, name)
  } catch {
    // Do without: the next page of this tab begins anew.
  }
}

const toTabName = (storage: Storage, name: string, held: Release | null): TabName => {
  let release = held
  return {
    name,
    release: () => release?.(),
    async holdAgain() {
      release = await holdName(name)
    },
    async withhold(work) {
      storage.removeItem(KEY)
      try {
        await work()
      } finally {
        keepName(storage, name)
      }
    },
  }
}

type Release = () => void

/** Null when another tab has it. */
const holdName = (name: string, patience = PATIENCE): Promise<Release | null> =>
  new Promise((answer) => {
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return answer(() => {})
    const released = Promise.withResolvers<void>()
    const keep = () => {
      answer(released.resolve)
      return released.promise
    }
    locks.request(`${LOCK}${name}`, { signal: AbortSignal.timeout(patience) }, keep).catch(() => answer(null))
  })

/** Finds the names of the tabs that are open; null where the browser does not tell. */
export const findLivingTabs = async (): Promise<ReadonlySet<string> | null> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return null
  const { held = [] } = await locks.query()
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])))
}
