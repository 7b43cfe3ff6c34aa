import type { Clock } from '#services/shared/clock.ts'

/** Makes a clock that stands still until `advance` moves it. */
export function createClock(start = '2026-11-20T12:00:00Z'): Clock & { advance(milliseconds: number): void } {
  let now = Date.parse(start)
  return Object.assign(() => new Date(now), {
    advance(milliseconds: number) {
      now += milliseconds
    },
  })
}
