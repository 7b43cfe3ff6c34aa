import type { Page } from '@playwright/test'

/** One press of a visitor, and how long the page took over it. Milliseconds. */
export interface Press {
  name: string
  /** From each event to the next paint, by Event Timing; more than one where somebody types. */
  painted: number[]
  /** From the press until what it is for is seen, answers of the shop included. */
  shown: number
}

/** What the page keeps of its interactions, by their ids. */
interface Watched {
  durations: Map<number, number>
  pressedAt: number
}

/** A visitor reads before they press again, and an entry of Event Timing comes after its paint. */
const READING_MS = 700
/** Event Timing keeps nothing shorter, and counts in steps of 8. */
const SHORTEST_MS = 16

/** Watches every interaction of each document that the page loads from now on. */
export const watchPresses = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    const durations = new Map<number, number>()
    const keep = (entries: PerformanceEntryList) => {
      for (const { duration, interactionId } of entries as PerformanceEventTiming[])
        if (interactionId > 0)
          durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0))
    }
    const observer = new PerformanceObserver((list) => keep(list.getEntries()))
    observer.observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    const watched = { durations, pressedAt: 0 }
    for (const type of ['pointerup', 'keydown'] as const)
      window.addEventListener(type, ({ timeStamp }) => Object.assign(watched, { pressedAt: timeStamp }), {
        capture: true,
      })
    Object.assign(window, { watched })
  }, SHORTEST_MS)

/**
 * Does a press, waits until what it is for is seen, and keeps what it took. A selector says what that is: to
 * look for a role would make a page that is busy several times as busy.
 */
export type DoPress = (name: string, act: () => Promise<unknown>, shown: string) => Promise<void>

export const createPresser =
  (page: Page, kept: Press[]): DoPress =>
  async (name, act, selector) => {
    await page.waitForTimeout(READING_MS)
    await readDurations(page)
    await act()
    await page.locator(selector).first().waitFor()
    const shown = await page.evaluate(() => {
      const { watched } = window as unknown as { watched: Watched }
      return performance.now() - watched.pressedAt
    })
    await page.waitForTimeout(READING_MS)
    // What is too short to be kept counts as the shortest.
    const durations = await readDurations(page)
    kept.push({ name, painted: durations.length > 0 ? durations : [SHORTEST_MS], shown })
  }

/** Answers the durations of the interactions since it was called last. */
const readDurations = (page: Page) =>
  page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched }
    const durations = [...watched.durations.values()]
    watched.durations.clear()
    return durations
  })
