import type { Page } from '@playwright/test'

/** One press of a visitor, and how long the page took over it. Milliseconds. */
export interface Press {
  name: string
  /** From each event to the next paint, by Event Timing; more than one where somebody types. */
  painted: number[]
  /** From the press until what it is for is seen, answers of the shop included. */
  shown: number
}

/** What is to be seen: a selector of CSS, and a text that it must hold. */
export interface Sight {
  css: string
  text?: string
}

/** What the page keeps of its interactions, by their ids. */
interface Watched {
  durations: Map<number, number>
  pressedAt: number
  awaited: Sight | null
  shownAt: number | null
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
    const watched: Watched = { durations, pressedAt: 0, awaited: null, shownAt: null }
    const isShown = ({ css, text = '' }: Sight) =>
      Array.from(document.querySelectorAll(css)).some(
        (element) => element.checkVisibility() && element.textContent.includes(text),
      )
    const look = () => {
      if (!watched.awaited || watched.shownAt !== null) return
      if (isShown(watched.awaited)) watched.shownAt = performance.now()
      else requestAnimationFrame(look)
    }
    const begin = ({ timeStamp }: Event) => {
      Object.assign(watched, { pressedAt: timeStamp, shownAt: null })
      requestAnimationFrame(look)
    }
    for (const type of ['pointerup', 'keydown']) window.addEventListener(type, begin, { capture: true })
    Object.assign(window, { watched })
  }, SHORTEST_MS)

/** Finds what is pressed, and answers how. */
export type FindPress = () => Promise<() => Promise<unknown>>

/**
 * Does a press, waits until what it is for is seen, and keeps what it took. From the press on only the page
 * itself looks for that: scripts that come from outside meanwhile would be counted as its own.
 */
export type DoPress = (name: string, find: FindPress, shown: Sight) => Promise<void>

export const createPresser =
  (page: Page, kept: Press[]): DoPress =>
  async (name, find, shown) => {
    const press = await find()
    await awaitSight(page, shown)
    await page.waitForTimeout(READING_MS)
    await press()
    await page.waitForTimeout(READING_MS)
    await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.shownAt !== null)
    await page.waitForTimeout(READING_MS)
    kept.push({ name, ...(await readPress(page)) })
  }

/** Forgets what was pressed before. */
const awaitSight = (page: Page, awaited: Sight) =>
  page.evaluate((sight) => {
    const { watched } = window as unknown as { watched: Watched }
    watched.durations.clear()
    watched.awaited = sight
  }, awaited)

const readPress = (page: Page) =>
  page.evaluate((shortest) => {
    const { durations, pressedAt, shownAt } = (window as unknown as { watched: Watched }).watched
    // What is too short to be kept counts as the shortest.
    const painted = durations.size > 0 ? [...durations.values()] : [shortest]
    return { painted, shown: (shownAt ?? pressedAt) - pressedAt }
  }, SHORTEST_MS)
