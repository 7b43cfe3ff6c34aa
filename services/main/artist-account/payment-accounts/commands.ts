import type { Queryable } from '#services/shared/database/driver.ts'
import { VersionConflict } from '#services/shared/events/store.ts'
import { conflict, invalid } from '#services/shared/http/problem.ts'
import { lockArtists } from '../../ledger/locks.ts'
import type { SentAccount } from '../../payees/accounts/body.ts'
import { createAccountCommands } from '../../payees/accounts/commands.ts'
import { createIdentityCommands } from '../../payees/identities/commands.ts'
import type { IdentityDetails } from '../../payees/identities/events.ts'
import type { NewOwnAccount } from './body.ts'
import type { PaymentAccountDeps } from './deps.ts'
import { readOwnAccount, readPayee } from './queries.ts'

/** An artist by their id, and the uuid of their account. */
export interface Owner {
  artist: number
  actor: string
}

export type OwnAccountCommands = ReturnType<typeof createOwnAccountCommands>

/** Makes what an artist does to where they are paid, by the commands of payees. Each answers a token. */
export function createOwnAccountCommands(deps: PaymentAccountDeps) {
  const identities = createIdentityCommands(deps)
  const accounts = createAccountCommands(deps)
  const moverOf = ({ actor }: Owner) => ({ actor, by: 'owner' }) as const

  /** Answers the payee's token, for which other writers wait; null before there is one. Throws 409. */
  const openPayee = async (tx: Queryable, { artist }: Owner): Promise<string | null> => {
    await lockArtists(tx, [artist])
    const payee = await readPayee(tx, artist)
    if (!payee) return null
    if (payee.status === 'LOCKED' || payee.status === 'DE_ACTIVATED')
      throw conflict('Your payment details are locked. Message us and we’ll look into it.', 'payee_locked')
    await identities.open(tx, payee.token)
    return payee.token
  }

  /** Throws 404 for what is not this artist's, and 409. */
  const openOwn = async (tx: Queryable, owner: Owner, token: string): Promise<void> => {
    await openPayee(tx, owner)
    await readOwnAccount(tx, owner.artist, token, deps)
  }

  return {
    /** Throws 400 and 409. */
    async add(tx: Queryable, owner: Owner, { sent, isDefault, payee }: NewOwnAccount): Promise<string> {
      const { artist, actor } = owner
      const usr =
        (await openPayee(tx, owner)) ?? (await identities.create(tx, { ...given(payee), artist }, actor))
      const token = await accounts.add(tx, usr, sent, isDefault, actor)
      await refuseTwice(tx, token)
      return token
    },

    /** Throws 404 and 409. */
    async choose(tx: Queryable, owner: Owner, token: string, version: number): Promise<string> {
      await openOwn(tx, owner, token)
      await accounts.makeDefault(tx, token, version, owner.actor).catch(orChanged)
      return token
    },

    /** Answers the new account. Throws 400, 404 and 409. */
    async correct(
      tx: Queryable,
      owner: Owner,
      token: string,
      { version, sent }: { version: number; sent: SentAccount },
    ): Promise<string> {
      await openOwn(tx, owner, token)
      const by = await accounts.correct(tx, token, version, sent, moverOf(owner)).catch(orChanged)
      await refuseTwice(tx, by)
      return by
    },

    /** Throws 404 and 409. */
    async remove(tx: Queryable, owner: Owner, token: string, version: number): Promise<string> {
      await openOwn(tx, owner, token)
      await accounts.remove(tx, token, version, moverOf(owner)).catch(orChanged)
      return token
    },
  }
}

/** Throws 400: money is paid to somebody. */
function given(payee: IdentityDetails | null): IdentityDetails {
  if (payee) return payee
  const error = ['Say who is paid first.']
  throw invalid({ firstName: error, lastName: error, businessName: error })
}

const CHANGED =
  'This account was changed meanwhile, in another tab or by us. Nothing was changed now: this is how it stands.'

/** Says a conflict of versions in words for whoever has the account, who may be both of those who met. */
function orChanged(error: unknown): never {
  if (error instanceof VersionConflict) throw conflict(CHANGED, 'version_conflict')
  throw error
}

const SAME = `select own.type from main.payment_account own
  join main.payment_account other on other.identity = own.identity and other.type = own.type
    and other.token <> own.token and other.status <> 'DE_ACTIVATED'
  left join main.vault mine on mine.id = own.secret
  left join main.vault theirs on theirs.id = other.secret
  where own.token = $1 and (mine.mark = theirs.mark or own.email = other.email)`

const FIELDS = { BANK_ACCOUNT: 'bankAccountId', PAYPAL_ACCOUNT: 'email', VENMO_ACCOUNT: 'accountId' } as const

/** Throws 400 where the same account stands already: one of them would be paid into by mistake. */
async function refuseTwice(tx: Queryable, token: string): Promise<void> {
  const [same] = await tx.query<{ type: keyof typeof FIELDS }>(SAME, [token])
  if (same) throw invalid({ [FIELDS[same.type]]: ['You have this account already.'] })
}
