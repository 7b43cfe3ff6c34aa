import {
  type AdjustmentCommand,
  adjustmentLifecycle,
  adjustmentStateOf,
} from '#machines/lifecycles/adjustment.ts'
import { decide } from '#machines/lifecycles/decide.ts'
import type { Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import type { AccessClaims } from '#services/shared/http/claims.ts'
import { conflict, forbidden, invalid, notFound } from '#services/shared/http/problem.ts'
import { lockArtists } from '../../ledger/locks.ts'
import { dollars } from '../../orders/money.ts'
import type { PayoutDeps } from '../deps.ts'
import { readPayees } from '../read-payees.ts'
import type { AdjustmentBody } from './contract.ts'
import { type AdjustmentEvent, adjustmentStreams } from './streams.ts'

type AdjustmentDeps = Pick<PayoutDeps, 'clock' | 'today' | 'rules'> & {
  /** Cents above which a second member of staff confirms. */
  secondSignature: number
}

/** Makes the commands of adjustments. */
export function createAdjustments({ clock, today, rules, secondSignature }: AdjustmentDeps) {
  const handler = createHandler(adjustmentStreams, clock)

  const toEvent = ({ type }: { type: 'adjustment.made' | 'adjustment.declined' }): AdjustmentEvent =>
    type === 'adjustment.made' ? { type, data: { on: today() } } : { type, data: {} }

  return {
    /** Asks for an adjustment, which is made at once where one signature is enough. Throws 400. */
    async ask(
      tx: Queryable,
      id: string,
      asked: AdjustmentBody,
      by: Pick<AccessClaims, 'user_id'>,
    ): Promise<void> {
      const { artist: artistId, kind, amount, reason } = asked
      await lockArtists(tx, [artistId])
      const [payee] = await readPayees(tx, [artistId], { rules, day: today(), inactive: new Set() })
      if (!payee?.isKnown)
        throw invalid({ artist: ['This artist has neither sold anything nor payment details.'] })
      if (kind === 'write-off') requireOwed(amount, payee.cleared)
      const events: AdjustmentEvent[] = [
        { type: 'adjustment.asked', data: { artistId, artist: payee.artist, kind, amount, reason } },
        ...(Math.abs(amount) <= secondSignature ? [toEvent({ type: 'adjustment.made' })] : []),
      ]
      await handler.handle(tx, id, () => events, by.user_id)
    },

    /** Throws 404, 403, and 409 `wrong_state`. */
    async decide(
      tx: Queryable,
      id: string,
      decision: 'confirm' | 'decline',
      by: AccessClaims,
    ): Promise<void> {
      const [row] = await tx.query<{ artist_id: number }>(
        'select artist_id from main.adjustment where id = $1 for update',
        [id],
      )
      if (!row) throw notFound()
      await lockArtists(tx, [row.artist_id])
      await handler.handle(
        tx,
        id,
        (state) => {
          if (!state) throw notFound()
          const isAsker = state.askedBy === by.user_id
          const command: AdjustmentCommand =
            decision === 'confirm'
              ? { type: 'adjustment.confirm', by: 'staff', isAsker }
              : { type: 'adjustment.decline', by: 'staff' }
          const decided = decide(adjustmentLifecycle, adjustmentStateOf(state.status), command)
          if (decided.accepted) return decided.facts.map(toEvent)
          if (state.status === 'waiting') throw forbidden('Another staff member has to confirm it.')
          throw conflict(`This adjustment was ${state.status} before.`, 'wrong_state')
        },
        by.user_id,
      )
    },
  }
}

function requireOwed(amount: number, cleared: number): void {
  if (cleared >= 0) throw invalid({ kind: ['This artist owes nothing that could be written off.'] })
  if (amount <= 0 || amount > -cleared)
    throw invalid({ amount: [`This artist owes ${dollars(-cleared)}: write off that or less.`] })
}
