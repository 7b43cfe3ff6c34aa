import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Progress } from '#services/content/import/import-catalogue.ts'
import { createProgressLines } from '#services/content/import/progress-lines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ALL_IN: Progress = {
  entry: 100,
  added: 100,
  changed: 0,
  same: 0,
  bad: 0,
  resumedAt: 0,
  bytesRead: 990,
  tidied: null,
}

/** Collects what is written to a log, line by line. */
const tellingInLog = () => {
  const told: string[] = []
  const stream = { isTTY: false, write: (text: string) => told.push(text.trimEnd()) > 0 }
  return { told, lines: createProgressLines(stream, { bytes: 1_000, now: () => performance.now() }) }
}

test('an import shows each step of tidying, and for how long it has been going on', () => {
  const { told, lines } = tellingInLog()
  vi.advanceTimersByTime(2_000)
  lines.show(ALL_IN)
  lines.show({ ...ALL_IN, tidied: 0 })
  vi.advanceTimersByTime(4_000)
  lines.show({ ...ALL_IN, tidied: 2_048 })
  lines.show({ ...ALL_IN, tidied: 'vacuum' })
  vi.advanceTimersByTime(2_000)
  lines.end()
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual([
    '99%  100 rows, 50 rows/s, 0 bad',
    'Tidying search: 0 images moved',
    'Tidying search: 0 images moved, for 2 s',
    'Tidying search: 0 images moved, for 4 s',
    'Tidying search: clearing up, the last step',
    'Tidying search: clearing up, the last step, for 2 s',
  ])
})
