import { expect } from '@playwright/test'
import type { CommandBatchMutation } from '#client/apollo/generated/graphql.ts'
import { type BatchState, batchLifecycle } from '#machines/lifecycles/batch.ts'
import { signInStaff } from '#tests/support/shop/as-staff.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { batch as walk } from '../../../fixtures/lifecycles/batch.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { followLifecycle, waitForAnswer } from '../../lifecycle.ts'
import type { Visit } from '../../visit.ts'

interface Followed extends ReturnType<typeof followLifecycle> {
  path: string
  /** Answers the state that the service has. */
  read(): Promise<BatchState>
}

const followed = new WeakMap<Visit, Followed>()
const followedBy = (visit: Visit): Followed => {
  const one = followed.get(visit)
  if (!one) throw new Error('Nothing is planned yet.')
  return one
}

const button = ({ page }: Visit, name: string) => page.getByRole('button', { name, exact: true })
const facts = ({ page }: Visit) => page.getByRole('main').getByRole('status')
const undoing = ({ page }: Visit) => page.getByRole('link', { name: /^Undone by batch \d+$/ })

const stateOf = (batch: { state: string } | null | undefined): BatchState => {
  if (!batch) throw new Error('The service has refused what the screen offers.')
  return batch.state.toLowerCase() as BatchState
}

/** Opens a plan for one artist, made at the services themselves. */
const openPlan = async (visit: Visit) => {
  const { id } = await createArtist()
  const ask = await signInStaff()
  const action = { type: 'set', field: 'active', value: false }
  const planned = await ask('POST', '/api/batches/', { resource: 'artist', ids: [Number(id)], action })
  const path = `/manage/batches/${planned.id}`
  await openAsStaff(visit.page, path)
  const { accepted } = followLifecycle(visit.recording, batchLifecycle, {
    input: undefined,
    value: 'planned',
  })
  const read = async () => stateOf(await ask('GET', `/api/batches/${planned.id}/`))
  followed.set(visit, { path, accepted, read })
}

const TOO_SHORT =
  'A batch as small as a visit makes it ends at once; tests/services/content/batches/running.test.ts stops a large one.'
const RIGHTS =
  'Nobody takes rights away in this shop; tests/services/content/batches/running.test.ts has an author who loses them.'

export const batch = browserWalkOf<typeof batchLifecycle>(walk)({
  openings: [{ input: undefined, taken: [], open: openPlan }],
  performs: {
    'batch.confirm': async (visit, event) => {
      const answered = waitForAnswer(visit.page, 'CommandBatch') as Promise<CommandBatchMutation>
      await button(visit, 'Change 1 artist').click()
      followedBy(visit).accepted(event, stateOf((await answered).confirmBatch?.batch))
    },
    // The service ends it; the page asks once a second.
    'batch.finish': async (visit, event) => {
      await expect(async () => {
        await visit.wait(1_000)
        await expect(facts(visit)).not.toContainText('Running', { timeout: 500 })
      }).toPass()
      const { accepted, read } = followedBy(visit)
      accepted(event, await read())
    },
    'batch.undo': async (visit, event) => {
      const { path, accepted, read } = followedBy(visit)
      await button(visit, 'Undo…').click()
      await expect(visit.page.getByRole('heading', { level: 1 })).toHaveText(/^Undo batch \d+$/)
      await visit.revisit(path)
      accepted(event, await read())
    },
  },
  looks: {
    planned: async (visit) => {
      await expect(facts(visit)).toContainText('Not confirmed')
      await expect(button(visit, 'Change 1 artist')).toBeVisible()
    },
    running: async (visit) => {
      await expect(facts(visit)).toContainText('Running')
      await expect(button(visit, 'Stop')).toBeVisible()
    },
    done: async (visit) => {
      await expect(facts(visit)).toContainText('Done')
      await expect(button(visit, 'Undo…').or(undoing(visit))).toBeVisible()
    },
  },
  says: { 'undoing.planned': (visit) => expect(undoing(visit)).toBeVisible() },
  unreachable: {
    'batch.planned|batch.expire[0]{bySystem}->batch.expired':
      'It takes a day; tests/services/content/batches/planning.test.ts lets it pass.',
    'batch.running|batch.stop[0]{byStaff}->batch.stopping': TOO_SHORT,
    'batch.stopping|batch.finish[0]{bySystem}->batch.stopped': TOO_SHORT,
    'batch.stopped|batch.undo[0]{byStaff}->': TOO_SHORT,
    'batch.running|batch.forbid[0]{bySystem}->batch.stopped': RIGHTS,
    'batch.stopping|batch.forbid[0]{bySystem}->batch.stopped': RIGHTS,
  },
  /** The screen offers what staff may do, and the service ends what has nothing left to do. */
  may: ({ type, by }) => by === (type === 'batch.finish' ? 'system' : 'staff'),
})
