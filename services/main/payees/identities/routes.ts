import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StoredEvent } from '#services/shared/events/store.ts'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { invalid, notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import type { RecordHistory, Values } from '#services/shared/resources/contract.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { PayeeDeps } from '../deps.ts'
import { readHistory } from '../history.ts'
import { listOf, optionsOf, windowQuery } from '../lists.ts'
import { openStream } from '../opened.ts'
import { isToken } from '../tokens.ts'
import { addTransitionRoutes } from '../transition-routes.ts'
import { type PayeeWrites, staffOf } from '../writes.ts'
import { identityQuery, readIdentityEdit, readNewIdentity } from './body.ts'
import type { IdentityCommands } from './commands.ts'
import type { IdentityList, IdentityView } from './contract.ts'
import { IDENTITY_STATUSES, type IdentityEvent } from './events.ts'
import { IDENTITY_METADATA } from './metadata.ts'
import { listIdentities, readIdentity } from './queries.ts'
import { evolve, type IdentityState } from './state.ts'
import { identityStreams } from './streams.ts'

interface IdentityRouteDeps {
  deps: PayeeDeps
  writes: PayeeWrites
  identities: IdentityCommands
}

const LIST = '/api/artist-identity/'
const ONE = `${LIST}:usr/`

/** The token in the address. Throws 404 for what is none. */
export function usrOf({ params }: FastifyRequest): string {
  const { usr } = params as { usr: string }
  if (!isToken('usr', usr)) throw notFound()
  return usr
}

/** Adds /api/artist-identity/ and what is beneath it, but for accounts (contract.ts). */
export function addIdentityRoutes(
  host: FastifyInstance,
  { deps, writes, identities }: IdentityRouteDeps,
): void {
  const { database, findArtist } = deps

  /** Throws 401, 403 and 404. */
  const open = async (request: FastifyRequest): Promise<IdentityView> => {
    const staff = requireStaff(request)
    const identity = await readIdentity(database, usrOf(request))
    recordStaffAccess(host, staff, { subject: 'artist_identity', owner: null, id: identity.token })
    return identity
  }

  host.options(LIST, async (request) => {
    requireStaff(request)
    return optionsOf(IDENTITY_METADATA, 'List')
  })

  host.options(ONE, async (request) => {
    await open(request)
    return optionsOf(IDENTITY_METADATA, 'Instance')
  })

  host.get(LIST, async (request): Promise<IdentityList> => {
    requireStaff(request)
    const asked = parse(identityQuery, request.query)
    return listOf(asked, await listIdentities(database, asked))
  })

  host.post(LIST, async (request, reply) => {
    requireStaff(request)
    const sent = readNewIdentity(request.body)
    if (!(await findArtist(sent.artist))) throw invalid({ artist: ['There’s no such artist.'] })
    const { status, body } = await writes.once<IdentityView>(request, async (tx) => {
      const token = await identities.create(tx, sent, staffOf(request))
      return { status: 201, body: await readIdentity(tx, token) }
    })
    return reply.code(status).send(body)
  })

  host.get(ONE, open)

  host.put(ONE, async (request): Promise<IdentityView> => {
    requireStaff(request)
    const [token, edit] = [usrOf(request), readIdentityEdit(request.body)]
    const { body } = await writes.once<IdentityView>(request, async (tx) => {
      await identities.edit(tx, token, edit, staffOf(request))
      return { status: 200, body: await readIdentity(tx, token) }
    })
    return body
  })

  host.get(`${ONE}history/`, async (request): Promise<RecordHistory> => {
    requireStaff(request)
    const window = parse(windowQuery, request.query)
    const { stored } = await openStream(database, identityStreams, usrOf(request))
    const edits = await readHistory(database, stored, TOLD)
    const { limit, offset } = window
    return windowOf(request, window, edits.length, edits.slice(offset, offset + limit))
  })

  addTransitionRoutes(host, writes, {
    path: ONE,
    statuses: IDENTITY_STATUSES,
    open: async (request) => (await open(request)).token,
    move: identities.move,
  })
}

const TOLD = {
  valuesAfter: (stored: readonly StoredEvent<IdentityEvent>[]): Values => {
    const state = stored.reduce<IdentityState | null>(evolve, null)
    if (!state) return {}
    const { artist, firstName, lastName, businessName, email, status } = state
    return { artist, firstName, lastName, businessName, email, status }
  },
  saidBy: (event: IdentityEvent): Values =>
    event.type === 'identity.status-changed' && event.data.notes !== '' ? { notes: event.data.notes } : {},
}
