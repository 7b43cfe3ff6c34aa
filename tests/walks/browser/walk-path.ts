import { expect, test } from '@playwright/test'
import { eventInWords, stateInWords } from '#machines/chart/words.ts'
import { pathInWords } from '../walker/words.ts'
import { createBrowserDriver } from './browser-driver.ts'
import type { BrowserPath } from './browser-tour.ts'
import type { BrowserWalk } from './browser-walk.ts'
import type { Visit } from './visit.ts'

/**
 * Walks one path in the page, compares after every step, and answers the keys of the transitions taken there.
 */
export const walkPath = async (
  browserWalk: BrowserWalk,
  path: BrowserPath,
  visit: Visit,
): Promise<Set<string>> => {
  const ports = Object.values(browserWalk.ports)
  visit.graph.hold(...ports.map(({ operation }) => operation))
  await test.step('opens the shop', () => path.opening.open(visit))
  const driver = await createBrowserDriver(browserWalk, visit)
  const steps = path.steps.slice(path.begun)
  let before = path.steps[path.begun - 1]?.snapshot
  if (before) await driver.assertState(before)
  for (const [index, { event, snapshot, emitted, follows }] of steps.entries()) {
    const from = before
    await test.step(`${index + 1}  ${eventInWords(event)} → ${stateInWords(snapshot.value)}`, async () => {
      if (from && !follows) await driver.perform(event, from)
      await driver.expectTaken(event)
      if (!steps[index + 1]?.follows) await driver.assertState(snapshot)
      for (const { type } of emitted) await browserWalk.says[type]?.(visit)
    })
    before = snapshot
  }
  await test.step('leaves', () => browserWalk.leaves(visit))
  expect(visit.noise.heard, 'page errors, console errors and failed requests').toEqual([])
  return visit.recording.takenBy(browserWalk.walk.name)
}

/** Writes the path as it is printed when it fails. */
export const inWords = (name: string, path: BrowserPath): string =>
  [name, ...pathInWords({ input: path.opening.input, steps: path.steps })].join('\n')
