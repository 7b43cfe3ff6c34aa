import type { ApolloClient } from '@apollo/client'
import { UndoProjectEventDocument, type UndoProjectEventMutation } from '#client/apollo/generated/graphql.ts'
import { reread } from '#client/apollo/reread.ts'
import { fillPorts } from '#client/effects/fill-ports.ts'
import { projectIsGone } from '#client/effects/messages.ts'
import { ask, refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal } from '#machines/refusal.ts'
import type { undoPorts } from '#machines/undo/ports.ts'
import * as say from './messages.ts'

/** Takes an act back on the server, and shows the project as it is then. */
export const createUndoEffects = ({ apollo }: { apollo: ApolloClient }) =>
  fillPorts<typeof undoPorts>({
    undo: async ({ act, idempotencyKey }) => {
      const input = { cartToken: act.token, seq: act.seq, idempotencyKey }
      const { undoProjectEvent } = await ask(
        apollo.mutate({ mutation: UndoProjectEventDocument, variables: { input } }),
      )
      refuseUserErrors(undoProjectEvent.userErrors)
      if (!undoProjectEvent.entry) throw new Refusal('NOT_FOUND', projectIsGone)
      // The answer brings the sums; the screens that show lines read them.
      reread(apollo, 'CartScreen')
      return { message: undoneInWords(undoProjectEvent.entry) }
    },
  })

type UndoEntry = NonNullable<UndoProjectEventMutation['undoProjectEvent']['entry']>

const undoneInWords = ({ type, lines: [line] }: UndoEntry): string => {
  const name = line?.name || say.untitled
  switch (type) {
    case 'ITEM_RESTORED':
      return say.isBack(name)
    case 'ITEM_REMOVED':
      return say.removedAgain(name)
    case 'ITEM_QUANTITY_CHANGED':
      return say.quantityIsAgain(name, line?.to)
    case 'MERGE_UNDONE':
      return say.guestCartSeparate
    case 'CART_MERGED':
      return say.guestCartAdded
    default:
      return say.undone
  }
}
