import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createExportJournal } from '#client/effects/journal/export-journal.ts'
import type { Kept } from '#client/effects/journal/gather.ts'
import type { JournalEntry } from '#machines/journal/entry.ts'
import { MOST_BYTES, sentBytesOf } from '#machines/journal/export.ts'
import { versionOf } from '#machines/journal/record.ts'
import { lastStateOf, trace } from '#machines/journal/trace.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/search', search: `?q=${'x'.repeat(3_000)}`, hash: '' })
  vi.stubGlobal('navigator', { userAgent: 'Chromium' })
  vi.stubGlobal('innerWidth', 1280)
  vi.stubGlobal('innerHeight', 800)
})
afterEach(() => vi.unstubAllGlobals())

const change = (text: string) => ({ type: 'preferences.changed', change: { uploadsView: text } })

const keptOf = (texts: readonly string[]): Kept => ({
  asides: [],
  streams: [
    {
      stream: 'preferences',
      snapshot: null,
      entries: [{ type: 'xstate.init' }, ...texts.map(change)].map(
        (event, seq): JournalEntry => ({
          stream: 'preferences',
          seq,
          at: seq,
          machineVersion: versionOf(preferencesMachine),
          event,
        }),
      ),
    },
  ],
})

const exportOf = (texts: readonly string[]) =>
  createExportJournal({
    journal: { gather: async () => [] },
    shared: { machines: { preferences: preferencesMachine } },
    readKeptShared: async () => keptOf(texts),
  })()

test('all entries are exported where there is room, with a page address no longer than can be sent', async () => {
  const { streams, omitted, page } = await exportOf(['a', 'b'])
  expect(streams[0]?.entries).toHaveLength(3)
  expect(streams[0]?.snapshot).toBeNull()
  expect(omitted).toEqual([])
  expect(page.length).toBeLessThanOrEqual(2_000)
})

test('the newest events are kept where there is no room for all, with the state that the earlier ones led to', async () => {
  const texts = Array.from({ length: 150 }, (_, index) => `${index} ${'y'.repeat(2_500)}`)
  const exported = await exportOf(texts)
  const [stream] = exported.streams
  expect(exported.omitted).toEqual([])
  expect(sentBytesOf(exported)).toBeLessThanOrEqual(MOST_BYTES)
  expect(stream?.entries.length).toBeLessThan(150)
  expect(stream?.entries.at(-1)?.event).toEqual(change(texts.at(-1) ?? ''))
  expect(stream?.snapshot?.seq).toBe(150 - (stream?.entries.length ?? 0))
  const state = stream && lastStateOf(trace(stream, [preferencesMachine]))
  expect(state?.context).toMatchObject({ uploadsView: texts.at(-1) })
})

test('an export has neither half surrogate pairs nor NULs, which no service can keep', async () => {
  const text = JSON.stringify(await exportOf(['half \ud83d', 'nul \0']))
  expect(text).not.toMatch(/\\ud83d|\\u0000/)
  expect(text).toContain('half \uFFFD')
  expect(text).toContain('nul \uFFFD')
})
