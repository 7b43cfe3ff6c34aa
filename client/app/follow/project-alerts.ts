import type { ApolloClient } from '@apollo/client'
import { toAlert } from '#client/actors/alerts.ts'
import { RemovedItem_ItemFragmentDoc } from '#client/apollo/generated/graphql.ts'
import type { Actors } from '#client/app/start/lasting.ts'
import type { Migrated } from '#machines/cart-migration/ports.ts'
import type { Line } from '#machines/quantity/ports.ts'
import { actKeyOf, type UndoableAct } from '#machines/undo/act.ts'
import type { UndoFailure } from '#machines/undo/failure.ts'
import { mergeInWords } from './merge-in-words.ts'
import * as say from './messages.ts'
import { offersOf } from './offers.ts'

const REMOVED = 'removed '
const UNDOING = 'undoing '

/** What is said of a project's lines, with the way to take it back. */
export const createProjectAlerts = (alerts: Actors['alerts'], { cache }: ApolloClient) => {
  const { offer, end, onChosen } = offersOf(alerts, 'cart.undo')

  return {
    /** Undoes what the visitor chooses to undo. */
    onUndo: (undo: (act: UndoableAct) => void): void => onChosen(({ act }) => undo(act)),

    /** Offer one at a time, or they would cover the page; the history has the earlier ones. */
    sayRemoved({ cartToken, itemId }: Line, seq: number | null): void {
      if (seq === null) return
      const id = cache.identify({ __typename: 'CartItem', id: itemId })
      const item = cache.readFragment({ fragment: RemovedItem_ItemFragmentDoc, id })
      const act: UndoableAct = { intent: 'cart.undo', token: cartToken, seq }
      end(REMOVED)
      offer(
        {
          status: 'info',
          text: say.removed(item?.name),
          persistent: true,
          action: { label: say.undo, act },
        },
        `${REMOVED}${actKeyOf(act)}`,
      )
    },

    sayMerged({ cart: { token }, added, joined, merge }: Migrated): void {
      if (!merge) return
      const act: UndoableAct = { intent: 'cart.undo', token, seq: merge.seq }
      offer({
        status: merge.left + merge.over > 0 ? 'warning' : 'success',
        text: mergeInWords({ added, joined, ...merge }),
        persistent: true,
        action: added + joined > 0 ? { label: say.undo, act } : null,
        more: { label: say.details, href: `/cart#history-${merge.seq}` },
      })
    },

    /** Goes by itself too: after a reload nothing would end it. */
    sayUndoing(act: UndoableAct): void {
      end(`${REMOVED}${actKeyOf(act)}`)
      offer({ status: 'info', text: say.undoing, action: null }, `${UNDOING}${actKeyOf(act)}`)
    },

    sayUndone(act: UndoableAct, text: string): void {
      end(`${UNDOING}${actKeyOf(act)}`)
      alerts.send({ type: 'alert.raised', alert: toAlert({ status: 'success', text }) })
    },

    sayUndoFailed(act: UndoableAct, { kind, message }: UndoFailure): void {
      end(`${UNDOING}${actKeyOf(act)}`)
      const action = kind === 'unavailable' ? { label: say.tryAgain, act } : null
      offer({ status: 'danger', text: message, persistent: true, action })
    },

    /** On other pages this removal no longer matters. */
    endRemovals: (): void => end(REMOVED),
  }
}
