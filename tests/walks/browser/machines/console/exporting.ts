import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { OpenExportMutation, OpenExportMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { exportingMachine } from '#machines/exporting/machine.ts'
import type { exportingPorts } from '#machines/exporting/ports.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { exporting as walk } from '../../../fixtures/console/exporting.ts'
import { catalogueOutage, forbidden, invalid } from '../../../fixtures/shared.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { userErrorsOf } from '../../held-graph.ts'
import type { Visit } from '../../visit.ts'

const popup = ({ page }: Visit) => page.locator('[popover]:popover-open')
const submit = (visit: Visit) => popup(visit).getByRole('button', { name: /^(Download|Preparing)/ })

const openList = async (visit: Visit) => {
  await createArtist()
  await openAsStaff(visit.page, '/manage/artist?search=vale&ordering=-name&f.active=true')
  await visit.page.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(submit(visit)).toBeEnabled()
}

const answered = (said: Partial<OpenExportMutation['openExport']>): OpenExportMutation => ({
  __typename: 'Mutation',
  openExport: { __typename: 'OpenExportPayload', href: null, userErrors: [], ...said },
})

export const exporting = browserWalkOf<typeof exportingMachine>(walk)({
  openings: [{ input: { resource: 'artist' }, taken: [], open: openList }],
  walk: {
    events: [
      {
        type: 'export.asked',
        format: 'csv',
        isCompressed: false,
        ids: null,
        refusedOf: null,
        search: 'vale',
        ordering: '-name',
        filters: { active: 'true' },
      },
    ],
    // A token that has run out is renewed here, and the same is asked again.
    refusals: {
      openExport: [invalid({ matching: 'There is no filter "color".' }), forbidden, catalogueOutage],
    },
  },
  performs: { 'export.asked': (visit) => submit(visit).click() },
  ports: {
    openExport: {
      operation: 'OpenExport',
      asks: ({
        filters,
        ids,
        ...wanted
      }: InputFrom<typeof exportingPorts.openExport>): OpenExportMutationVariables => ({
        input: {
          ...wanted,
          format: 'CSV',
          ids: ids && [...ids],
          filters: Object.entries(filters).map(([name, value]) => ({ name, value })),
        },
      }),
      answer: (output) => answered(output as { href: string }),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  says: { 'export.ready': (visit) => expect(submit(visit)).toHaveText(/^Download/) },
  looks: {
    idle: async (visit, { context: { failure } }) => {
      await expect(submit(visit)).toBeEnabled()
      if (failure) await expect(popup(visit).getByRole('alert')).toHaveText(failure.message)
      else await expect(popup(visit).getByRole('alert')).toHaveCount(0)
    },
    opening: (visit) => expect(submit(visit)).toBeDisabled(),
  },
})
