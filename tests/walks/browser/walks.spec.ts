import { expect, test } from '@playwright/test'
import { walks } from '../walks.ts'
import { browserWalks } from './browser-walks.ts'
import { COVERAGE, type PathCoverage } from './coverage.ts'
import { findUnplanned, planPaths } from './plan.ts'
import { openVisit } from './visit.ts'
import { inWords, walkPath } from './walk-path.ts'

const machines = walks.map(({ machine }) => machine)

test('every machine with a screen is walked on it', () => {
  const withScreen = walks.filter(({ waiting }) => waiting === null).map(({ name }) => name)
  expect(browserWalks.map(({ walk }) => walk.name).toSorted()).toEqual(withScreen.toSorted())
})

for (const browserWalk of browserWalks) {
  const { name: machine } = browserWalk.walk
  const planned = planPaths(browserWalk)

  test(`${machine}, every transition is on a path`, () => {
    expect(findUnplanned(browserWalk, planned)).toEqual([])
  })

  for (const { name, path } of planned)
    test(name, async ({ page }, info) => {
      const begun = performance.now()
      const visit = await openVisit(page, machines)
      try {
        const taken = await walkPath(browserWalk, path, visit)
        const coverage: PathCoverage = {
          machine,
          taken: [...taken],
          steps: path.steps.length - path.begun,
          milliseconds: Math.round(performance.now() - begun),
        }
        await info.attach(COVERAGE, { body: JSON.stringify(coverage), contentType: 'application/json' })
      } catch (error) {
        console.error(inWords(name, path))
        throw error
      }
    })
}
