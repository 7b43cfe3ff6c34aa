import type { ApolloClient } from '@apollo/client'
import { UndoProjectEventDocument, type UndoProjectEventMutation } from '#client/apollo/generated/graphql.ts'
import { reread } from '#client/apollo/reread.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { undoPorts } from '#machines/undo/ports.ts'

/** Takes an act back on the server, and shows the project as it is then. */
export const createUndoEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof undoPorts>({
    undo: async ({ act, idempotencyKey }) => {
      const input = { cartToken: act.token, seq: act.seq, idempotencyKey }
      const { undoProjectEvent } = await ask(
        apollo.mutate({ mutation: UndoProjectEventDocument, variables: { input } }),
      )
      refuseUserErrors(undoProjectEvent.userErrors)
      if (!undoProjectEvent.entry) throw new Refusal('NOT_FOUND', 'The project is gone.')
      // The answer brings the sums; the screens that show lines read them.
      reread(apollo, 'CartScreen')
      return { message: undoneInWords(undoProjectEvent.entry) }
    },
  })

type UndoEntry = NonNullable<UndoProjectEventMutation['undoProjectEvent']['entry']>

const undoneInWords = ({ type, lines: [line] }: UndoEntry): string => {
  const name = line?.name || 'Untitled'
  switch (type) {
    case 'ITEM_RESTORED':
      return `${name} is back.`
    case 'ITEM_REMOVED':
      return `${name} is out again.`
    case 'ITEM_QUANTITY_CHANGED':
      return `The quantity of ${name} is ${line?.to} again.`
    case 'MERGE_UNDONE':
      return 'Your guest cart is separate again.'
    case 'CART_MERGED':
      return 'Your guest cart has been added again.'
    default:
      return 'Undone.'
  }
}
