import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { SendReportMutation, SendReportMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { reportProblemMachine } from '#machines/report-problem/machine.ts'
import type { reportProblemPorts } from '#machines/report-problem/ports.ts'
import { journal, unreadable, reportProblem as walk } from '../../../fixtures/report-problem.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import type { Visit } from '../../visit.ts'

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Report a problem' })
const note = (visit: Visit) => dialog(visit).getByLabel('What went wrong?')

const gathered = { type: 'xstate.done.actor.gather', output: JSON.stringify(journal), actorId: 'gather' }
const ungathered = { type: 'xstate.error.actor.gather', error: unreadable, actorId: 'gather' }

const openDialog = async (visit: Visit) => {
  await visit.page.getByRole('button', { name: 'Help' }).click()
  await visit.page.getByRole('button', { name: 'Report a problem' }).click()
  await expect(dialog(visit)).toBeVisible()
}

/**
 * Opens a later version of the shop in another tab, whose database this one cannot read: this tab lets go of
 * the connection.
 */
const openLaterVersion = ({ page }: Visit) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('aquatint', Number.MAX_SAFE_INTEGER)
        opening.onsuccess = () => resolve()
        opening.onerror = () => reject(opening.error)
      }),
  )

export const reportProblem = browserWalkOf<typeof reportProblemMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [gathered],
      async open(visit) {
        await visit.page.goto('/cart')
        await openDialog(visit)
      },
    },
    {
      input: undefined,
      taken: [ungathered],
      async open(visit) {
        await visit.page.goto('/cart')
        await openLaterVersion(visit)
        await openDialog(visit)
      },
    },
  ],
  performs: {
    'gathering.retried': (visit) => dialog(visit).getByRole('button', { name: 'Retry' }).click(),
    'report.submitted': async (visit, event) => {
      await note(visit).fill(event.note)
      await dialog(visit).getByRole('button', { name: 'Send report' }).click()
    },
  },
  ports: {
    send: {
      operation: 'SendReport',
      asks: ({
        key,
        note: said,
        journal,
      }: InputFrom<typeof reportProblemPorts.send>): SendReportMutationVariables => ({
        input: { key, note: said, journal },
      }),
      refuse: (refusal): SendReportMutation => ({
        __typename: 'Mutation',
        sendReport: { __typename: 'SendReportPayload', reportId: null, userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    ungathered: (visit) =>
      expect(dialog(visit).getByText('We couldn’t read what happened here.')).toBeVisible(),
    reviewing: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByText('What’s sent with your report')).toBeVisible()
      await expect(dialog(visit).getByRole('button', { name: 'Send report' })).toBeEnabled()
      if (failure?.kind === 'invalid')
        await expect(note(visit)).toHaveAccessibleErrorMessage(/may not be blank/)
      else if (failure) await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
    },
    sending: (visit) => expect(dialog(visit).getByRole('button', { name: 'Sending…' })).toBeDisabled(),
    sent: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Report received' })).toContainText(/This is report \d+\./),
  },
  /** The tab stays without the database until the page is loaded anew. */
  consequences: ({ event: { type } }) => (type === 'gathering.retried' ? [ungathered] : []),
})
