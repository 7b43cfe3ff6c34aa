import { expect } from '@playwright/test'
import type { SendReportMutation } from '#client/apollo/generated/graphql.ts'
import type { reportProblemMachine } from '#machines/report-problem/machine.ts'
import { reportProblem as walk } from '../../fixtures/report-problem.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import type { Visit } from '../visit.ts'

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Report a problem' })
const note = (visit: Visit) => dialog(visit).getByLabel('What went wrong?')

const ITS_OWN =
  'What the page has in memory is gathered where its database fails, so nothing outside the page makes it refuse.'

export const reportProblem = browserWalkOf<typeof reportProblemMachine>(walk)({
  openings: [
    {
      input: undefined,
      taken: [{ type: 'xstate.done.actor.gather', output: '{"version":1}', actorId: 'gather' }],
      async open(visit) {
        await visit.page.goto('/cart')
        await visit.page.getByRole('button', { name: 'Help' }).click()
        await visit.page.getByRole('button', { name: 'Report a problem' }).click()
        await expect(note(visit)).toBeVisible()
      },
    },
  ],
  performs: {
    'report.submitted': async (visit, event) => {
      await note(visit).fill(event.note)
      await dialog(visit).getByRole('button', { name: 'Send report' }).click()
    },
  },
  ports: {
    send: {
      operation: 'SendReport',
      refuse: (refusal): SendReportMutation => ({
        __typename: 'Mutation',
        sendReport: { __typename: 'SendReportPayload', reportId: null, userErrors: userErrorsOf(refusal) },
      }),
    },
  },
  looks: {
    reviewing: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('region', { name: 'Recorded events' })).toBeVisible()
      await expect(dialog(visit).getByRole('button', { name: 'Send report' })).toBeEnabled()
      if (failure?.kind === 'invalid')
        await expect(note(visit)).toHaveAccessibleErrorMessage(/may not be blank/)
      else if (failure) await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
    },
    sending: (visit) => expect(dialog(visit).getByRole('button', { name: 'Sending…' })).toBeDisabled(),
    sent: ({ page }) =>
      expect(page.getByRole('dialog', { name: 'Report received' })).toContainText(/This is report \d+:/),
  },
  unreachable: {
    'report-problem.gathering|xstate.error.actor.gather[0]{}->report-problem.ungathered': ITS_OWN,
    'report-problem.ungathered|gathering.retried[0]{}->report-problem.gathering': ITS_OWN,
  },
})
