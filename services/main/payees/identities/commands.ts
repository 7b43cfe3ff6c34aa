import { begin, decide } from '#machines/lifecycles/decide.ts'
import { identityLifecycle } from '#machines/lifecycles/identity.ts'
import type { Clock } from '#services/shared/clock.ts'
import { DatabaseError, type Queryable } from '#services/shared/database/driver.ts'
import { createHandler } from '#services/shared/events/handler.ts'
import { invalid } from '#services/shared/http/problem.ts'
import { type Opened, openStream } from '../opened.ts'
import { refuseTransition } from '../refusals.ts'
import { makeToken } from '../tokens.ts'
import type { ReadTransition } from '../transition-body.ts'
import { refuseNameless } from './body.ts'
import { decideEdit } from './edit.ts'
import { IDENTITY_STATUSES, type IdentityDetails, type IdentityEvent } from './events.ts'
import type { IdentityState } from './state.ts'
import { identityStreams } from './streams.ts'

const UNIQUE_VIOLATION = '23505'

export type IdentityCommands = ReturnType<typeof createIdentityCommands>

/** An identity that is there. */
export type Identity = Opened<IdentityEvent, IdentityState>

/** Makes the commands on identities. `actor` is the uuid of staff, or `system`. */
export function createIdentityCommands({ clock }: { clock: Clock }) {
  const handler = createHandler(identityStreams, clock)

  /** Reads an identity, for which other writers wait until the transaction ends. Throws 404. */
  async function open(tx: Queryable, token: string): Promise<Identity> {
    await tx.query('select 1 from main.artist_identity where token = $1 for update', [token])
    return openStream(tx, identityStreams, token)
  }

  return {
    open,

    /** Answers the new identity's token. Throws 400 where the artist has one. */
    async create(
      tx: Queryable,
      details: IdentityDetails & { artist: number },
      actor: string,
    ): Promise<string> {
      const token = makeToken('usr')
      try {
        await handler.handle(tx, token, () => [{ type: 'identity.created', data: details }], actor)
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.code !== UNIQUE_VIOLATION) throw error
        throw invalid({ artist: ['This artist has an identity already.'] })
      }
      return token
    },

    /** Throws 400 by field, 404, and 409 with the conflicts. */
    async edit(
      tx: Queryable,
      token: string,
      change: { version: number; sent: Partial<IdentityDetails> },
      actor: string,
    ): Promise<void> {
      const identity = await open(tx, token)
      const changes = await decideEdit(tx, identity, change)
      refuseNameless({ ...identity.state, ...changes })
      const news: IdentityEvent[] =
        Object.keys(changes).length > 0 ? [{ type: 'identity.edited', data: changes }] : []
      await handler.save(tx, identity, news, actor)
    },

    /** Answers the transition's token. Throws 404, and 409 with the reason where the lifecycle refuses. */
    async move(
      tx: Queryable,
      token: string,
      { transition, notes }: ReadTransition,
      actor: string,
    ): Promise<string> {
      const identity = await open(tx, token)
      const status = IDENTITY_STATUSES.find((each) => each === transition)
      const state = { ...begin(identityLifecycle), value: identity.state.status }
      const decision =
        status && decide(identityLifecycle, state, { type: `transition.${status}`, by: 'staff' })
      if (!decision?.accepted) throw refuseTransition('identity', identity.state.status, transition)
      const sts = makeToken('sts')
      const news = decision.facts.map(
        ({ fromStatus, toStatus }): IdentityEvent => ({
          type: 'identity.status-changed',
          data: { token: sts, fromStatus, toStatus, notes },
        }),
      )
      await handler.save(tx, identity, news, actor)
      return sts
    },
  }
}
