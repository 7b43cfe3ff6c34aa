import { createMemoryStore } from '#client/effects/journal/memory-store.ts'
import type { JournalStore } from '#client/effects/journal/store.ts'
import type { LeaderLock, Leadership } from '#client/effects/tabs/leader-lock.ts'
import type { TabChannel } from '#client/effects/tabs/tab-channel.ts'
import type { TabMessage } from '#machines/tab/messages.ts'

/** One tab of the browser. */
export interface Seat {
  channel: TabChannel
  lock: LeaderLock
  journal: JournalStore
  /** Delivers the oldest message under way; false when there is none. */
  deliver(): boolean
  /** Takes the tab away at once: it says and hears nothing more, and holds no lock. */
  close(): void
}

/** A tab that is gone is answered nothing. */
const never = new Promise<never>(() => {})

/**
 * Makes what the tabs of one browser share. No message arrives until a test delivers it; `disk` outlives the
 * tabs.
 */
export const createBrowser = () => {
  const disk = createMemoryStore()
  const boxes = new Map<symbol, { hear: (message: TabMessage) => void; arriving: TabMessage[] }>()
  let line: { tab: symbol; grant: (leadership: Leadership) => void }[] = []
  let holder: { tab: symbol; lose: () => void } | null = null

  const hold = (tab: symbol): Leadership => {
    const lost = Promise.withResolvers<void>()
    const mine = { tab, lose: lost.resolve }
    holder = mine
    return { lost: lost.promise, release: () => holder === mine && letGo() }
  }
  const letGo = () => {
    holder = null
    const next = line.shift()
    next?.grant(hold(next.tab))
  }

  const openSeat = (): Seat => {
    const tab = Symbol('tab')
    let isOpen = true
    const channel: TabChannel = {
      post(message) {
        if (!isOpen || !boxes.has(tab)) return
        for (const [other, { arriving }] of boxes) if (other !== tab) arriving.push(structuredClone(message))
      },
      listen: (hear) => void boxes.set(tab, { hear, arriving: [] }),
      close: () => void boxes.delete(tab),
    }
    const lock: LeaderLock = {
      tryHold: async () => (!isOpen ? never : holder ? null : hold(tab)),
      hold: (signal) =>
        new Promise((grant) => {
          if (!isOpen) return
          if (!holder) return grant(hold(tab))
          line.push({ tab, grant })
          signal.addEventListener('abort', () => {
            line = line.filter((one) => one.grant !== grant)
            grant(null)
          })
        }),
      async steal() {
        if (!isOpen) return never
        holder?.lose()
        return hold(tab)
      },
    }
    const journal: JournalStore = {
      ...disk,
      append: async (entries) => (isOpen ? disk.append(entries) : never),
      boundStreams: async (snapshots) => (isOpen ? disk.boundStreams(snapshots) : never),
    }
    return {
      channel,
      lock,
      journal,
      deliver() {
        const box = boxes.get(tab)
        const message = box?.arriving.shift()
        if (message) box?.hear(message)
        return message !== undefined
      },
      close() {
        isOpen = false
        boxes.delete(tab)
        line = line.filter((one) => one.tab !== tab)
        if (holder?.tab === tab) letGo()
      },
    }
  }

  return { disk, openSeat }
}

export type Browser = ReturnType<typeof createBrowser>
