import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireStaff } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { parse } from '#services/shared/http/validate.ts'
import { windowOf } from '#services/shared/http/windows.ts'
import type { RecordHistory } from '#services/shared/resources/contract.ts'
import { recordStaffAccess } from '#services/shared/security/log.ts'
import type { PayeeDeps } from '../deps.ts'
import { readHistory } from '../history.ts'
import type { IdentityCommands } from '../identities/commands.ts'
import { readIdentity } from '../identities/queries.ts'
import { usrOf } from '../identities/routes.ts'
import { listOf, optionsOf, windowQuery } from '../lists.ts'
import { addNumberRoute } from '../reveal/routes.ts'
import { isToken } from '../tokens.ts'
import { addTransitionRoutes } from '../transition-routes.ts'
import { type PayeeWrites, staffOf } from '../writes.ts'
import { readAccount, readAccountEdit, readIsDefault } from './body.ts'
import type { AccountCommands } from './commands.ts'
import type { AccountList, AccountType, AccountView } from './contract.ts'
import { ACCOUNT_STATUSES } from './events.ts'
import { metadataOfAccounts } from './metadata.ts'
import { accountPlace } from './place.ts'
import { listAccounts, readAccountView } from './queries.ts'
import { TOLD } from './told.ts'

interface AccountRouteDeps {
  deps: PayeeDeps
  writes: PayeeWrites
  identities: IdentityCommands
  accounts: AccountCommands
}

/** What each type is called in paths. */
const PATHS: Record<AccountType, string> = {
  BANK_ACCOUNT: 'bank-accounts',
  PAYPAL_ACCOUNT: 'paypal-accounts',
  VENMO_ACCOUNT: 'venmo-accounts',
}

/** What stays of a destination that is corrected: all but the number. */
const keptOf = ({ transferMethodCountry, bankAccountPurpose, bankId, branchId }: AccountView) => ({
  transferMethodCountry,
  bankAccountPurpose,
  bankId: bankId ?? '',
  branchId: branchId ?? '',
})

/** Adds the routes of accounts beneath an identity (contract.ts). */
export function addAccountRoutes(host: FastifyInstance, deps: AccountRouteDeps): void {
  for (const type of Object.keys(PATHS) as AccountType[]) addRoutesOf(host, deps, type)
}

function addRoutesOf(
  host: FastifyInstance,
  { deps, writes, identities, accounts }: AccountRouteDeps,
  type: AccountType,
): void {
  const { database, vault } = deps
  const list = `/api/artist-identity/:usr/${PATHS[type]}/`
  const one = `${list}:trm/`

  const nameOne = (request: FastifyRequest) => {
    const { trm: token } = request.params as { trm: string }
    if (!isToken('trm', token)) throw notFound()
    return { identity: usrOf(request), type, token }
  }
  /** Throws 401, 403 and 404. */
  const openIdentity = async (request: FastifyRequest): Promise<string> => {
    requireStaff(request)
    return (await readIdentity(database, usrOf(request))).token
  }
  /** Throws 401, 403 and 404. */
  const open = async (request: FastifyRequest): Promise<AccountView> => {
    const staff = requireStaff(request)
    const account = await readAccountView(database, nameOne(request))
    recordStaffAccess(host, staff, { subject: 'payment_account', owner: null, id: account.token })
    return account
  }

  host.options(list, async (request) => {
    await openIdentity(request)
    return optionsOf(metadataOfAccounts(type, { isCorrected: false }), 'List')
  })

  host.options(one, async (request) => {
    const { status } = await open(request)
    return optionsOf(metadataOfAccounts(type, { isCorrected: status === 'INVALID' }), 'Instance')
  })

  host.get(list, async (request): Promise<AccountList> => {
    const window = parse(windowQuery, request.query)
    const identity = await openIdentity(request)
    return listOf(window, await listAccounts(database, { identity, type }, window))
  })

  host.post(list, async (request, reply) => {
    const identity = await openIdentity(request)
    const [sent, isDefault] = [readAccount(type, request.body), readIsDefault(request.body)]
    const { status, body } = await writes.once<AccountView>(request, async (tx) => {
      await identities.open(tx, identity)
      const token = await accounts.add(tx, identity, sent, isDefault, staffOf(request))
      return { status: 201, body: await readAccountView(tx, { identity, type, token }) }
    })
    return reply.code(status).send(body)
  })

  host.get(one, open)

  host.put(one, async (request): Promise<AccountView> => {
    requireStaff(request)
    const named = nameOne(request)
    const kept = keptOf(await readAccountView(database, named))
    const { version, isDefault, correction } = readAccountEdit(type, request.body, kept)
    const { body } = await writes.once<AccountView>(request, async (tx) => {
      await identities.open(tx, named.identity)
      await readAccountView(tx, named)
      const actor = staffOf(request)
      if (correction) {
        const mover = { actor, by: 'staff' } as const
        const token = await accounts.correct(tx, named.token, version, correction, mover)
        return { status: 200, body: await readAccountView(tx, { ...named, token }) }
      }
      if (isDefault) await accounts.makeDefault(tx, named.token, version, actor)
      return { status: 200, body: await readAccountView(tx, named) }
    })
    return body
  })

  host.get(`${one}history/`, async (request): Promise<RecordHistory> => {
    const window = parse(windowQuery, request.query)
    const { stored } = await accounts.open(database, (await open(request)).token)
    const edits = await readHistory(database, stored, TOLD)
    const { limit, offset } = window
    return windowOf(request, window, edits.length, edits.slice(offset, offset + limit))
  })

  addTransitionRoutes(host, writes, {
    path: one,
    statuses: ACCOUNT_STATUSES,
    open: async (request) => (await open(request)).token,
    async move(tx, token, asked, actor) {
      const { state } = await accounts.open(tx, token)
      await identities.open(tx, state.identity)
      return accounts.move(tx, token, asked, { actor, by: 'staff' })
    },
  })

  if (type !== 'PAYPAL_ACCOUNT')
    addNumberRoute(host, deps, {
      path: one,
      subject: 'payment_account',
      async show(tx, request, reason) {
        const named = nameOne(request)
        await identities.open(tx, named.identity)
        await readAccountView(tx, named)
        const { state } = await accounts.open(tx, named.token)
        const { destination } = state
        if (destination.type === 'PAYPAL_ACCOUNT') throw notFound()
        const number = await vault.open(tx, destination.secret, accountPlace(named.token))
        if (number === null) throw notFound('This number has been erased.')
        await accounts.noteShown(tx, named.token, reason, staffOf(request))
        return { id: named.token, number }
      },
    })
}
