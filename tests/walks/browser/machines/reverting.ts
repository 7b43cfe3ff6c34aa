import { expect } from '@playwright/test'
import type { InputFrom } from 'xstate'
import type { RevertRecordMutation, RevertRecordMutationVariables } from '#client/apollo/generated/graphql.ts'
import type { revertingMachine } from '#machines/reverting/machine.ts'
import type { Reverted, revertingPorts } from '#machines/reverting/ports.ts'
import { createArtist } from '#tests/support/shop/own-artist.ts'
import { openAsStaff } from '../../../journeys/session.ts'
import { reverting as walk } from '../../fixtures/console/reverting.ts'
import { catalogueOutage, forbidden, notFoundAt } from '../../fixtures/shared.ts'
import { browserWalkOf } from '../browser-walk.ts'
import { userErrorsOf } from '../held-graph.ts'
import { takeNewKey } from '../sent.ts'
import type { Visit } from '../visit.ts'

const edits = ({ page }: Visit) => page.getByRole('list', { name: 'Edits' }).getByRole('listitem')
const dialog = ({ page }: Visit) => page.getByRole('dialog')
const press = (visit: Visit, name: string) => visit.page.getByRole('button', { name, exact: true }).click()

/** Opens the history of an artist who was edited twice: the first time in two fields. */
const openHistory = async (visit: Visit) => {
  const { name, path, edit } = await createArtist()
  await edit({ name: `${name}, née Abel`, royalty_code: 'R1' })
  await edit({ active: false })
  await openAsStaff(visit.page, `${path}/history`)
  await expect(edits(visit)).toHaveCount(3)
}

const answered = (said: Partial<RevertRecordMutation['revertRecord']>): RevertRecordMutation => ({
  __typename: 'Mutation',
  revertRecord: {
    __typename: 'SaveRecordPayload',
    record: null,
    conflict: null,
    userErrors: [],
    ...said,
  },
})

const answerWith = (output: Reverted): RevertRecordMutation =>
  output.kind === 'reverted'
    ? answered({
        record: {
          __typename: 'ResourceRecord',
          key: 'artist/7',
          version: output.version,
          values: { name: 'Ada Vale' },
        },
      })
    : answered({
        conflict: {
          __typename: 'EditConflict',
          version: 4,
          fields: output.since.map((one) => ({ __typename: 'FieldConflict', ...one })),
        },
      })

export const reverting = browserWalkOf<typeof revertingMachine>(walk)({
  openings: [{ input: { resource: 'artist', id: '7' }, taken: [], open: openHistory }],
  // A token that has run out is renewed here, and the same is asked again.
  walk: { refusals: { revertRecord: [notFoundAt('id'), forbidden, catalogueOutage] } },
  performs: {
    'revert.asked': (visit, { fields, isAll }) => {
      if (fields) return press(visit, 'Undo the change to Name in edit 2')
      return press(visit, isAll ? 'Undo edit 2 and all later ones' : 'Undo edit 2')
    },
    'revert.confirmed': (visit) => dialog(visit).getByRole('button', { name: 'Undo', exact: true }).click(),
    'revert.dismissed': (visit) =>
      dialog(visit)
        .getByRole('button', { name: /^(Cancel|Close)$/ })
        .first()
        .click(),
  },
  sends: {
    'revert.confirmed': (event, { sent, earlier }) => ({
      ...event,
      idempotencyKey: takeNewKey(sent, earlier),
    }),
  },
  /** What can never be taken back offers no other try. */
  may: ({ type }, { context: { failure } }) => type !== 'revert.confirmed' || failure?.kind !== 'refused',
  ports: {
    revertRecord: {
      operation: 'RevertRecord',
      asks: ({
        isAll,
        ...asked
      }: InputFrom<typeof revertingPorts.revertRecord>): RevertRecordMutationVariables => ({
        input: { ...asked, fields: asked.fields && [...asked.fields], all: isAll },
      }),
      answer: (output) => answerWith(output as Reverted),
      refuse: (refusal) => answered({ userErrors: userErrorsOf(refusal) }),
    },
  },
  looks: {
    idle: async (visit) => {
      await expect(dialog(visit)).toHaveCount(0)
      await expect(edits(visit).first()).toBeVisible()
    },
    confirming: async (visit, { context: { failure } }) => {
      await expect(dialog(visit).getByRole('heading', { level: 2 })).toContainText(/^Undo .+\?$/)
      if (failure) await expect(dialog(visit).getByRole('alert')).toHaveText(failure.message)
    },
    sending: (visit) => expect(dialog(visit).getByRole('button', { name: 'Undoing…' })).toBeDisabled(),
    overtaken: async (visit, { context: { since } }) => {
      await expect(dialog(visit)).toContainText('This has changed since')
      await expect(dialog(visit).getByRole('listitem')).toHaveCount(since.length)
    },
  },
})
