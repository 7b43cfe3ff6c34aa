import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queryable } from '#services/shared/database/driver.ts'
import { requireUser } from '#services/shared/http/authenticate.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { MOST_ACCOUNTS } from '../../payees/accounts/commands.ts'
import { COUNTRY_CHOICES } from '../../payees/numbers/countries.ts'
import { isToken } from '../../payees/tokens.ts'
import type { WriteOnce } from '../../payees/writes.ts'
import {
  holdsNumber,
  readNewAccount,
  readOwnEdit,
  readOwnTransition,
  readPassword,
  refusePart,
} from './body.ts'
import { createOwnAccountCommands, type Owner } from './commands.ts'
import type { OwnAccountView, PaymentAccountsView } from './contract.ts'
import type { PaymentAccountDeps } from './deps.ts'
import { type AccountChange, changeMail } from './mails.ts'
import { listOwnAccounts, readOwnAccount, readPayee } from './queries.ts'

const LIST = '/api/artist-account/payment-accounts/'
const ONE = `${LIST}:trm/`

interface Change {
  status: 200 | 201
  kind: AccountChange
  /** Answers the account that is told of. */
  make(tx: Queryable, owner: Owner): Promise<string>
}

/** Adds /api/artist-account/payment-accounts/ and what is beneath it (contract.ts). */
export function addPaymentAccountRoutes(
  host: FastifyInstance,
  once: WriteOnce,
  deps: PaymentAccountDeps,
): void {
  const { database, clock, requireArtist, confirmPassword, limits, mailer, shop, rules, telling } = deps
  const commands = createOwnAccountCommands(deps)

  const limitNumbers = async (request: FastifyRequest): Promise<void> => {
    if (holdsNumber(request.body)) await limits.numberForm(database, requireUser(request).user_id)
  }

  /** Makes a change once, after its password, with the mail that tells of it. */
  const change = async (
    request: FastifyRequest,
    artist: number,
    { status, kind, make }: Change,
  ): Promise<OwnAccountView> => {
    const { user_id: actor, email } = requireUser(request)
    const { password, asked } = readPassword(request.body)
    await confirmPassword(request.headers.authorization ?? '', password)
    const { body } = await once<OwnAccountView>(
      request,
      async (tx) => {
        const token = await make(tx, { artist, actor })
        const account = await readOwnAccount(tx, artist, token, deps)
        await mailer.write(tx, changeMail(shop, email, kind, account), clock())
        return { status, body: account }
      },
      asked,
    )
    mailer.send()
    telling.nudge()
    return body
  }

  host.get(LIST, async (request): Promise<PaymentAccountsView> => {
    const artist = await requireArtist(request)
    const [payee, all] = [await readPayee(database, artist), await listOwnAccounts(database, artist, deps)]
    return {
      payee: payee && { name: payee.name, email: payee.email, status: payee.status },
      accounts: all.filter(({ status }) => status !== 'DE_ACTIVATED'),
      former: all.filter(({ status }) => status === 'DE_ACTIVATED').toSorted(latestFirst),
      most: MOST_ACCOUNTS,
      hold_days: rules.accountHoldDays,
      countries: COUNTRY_CHOICES,
    }
  })

  host.post(LIST, async (request, reply) => {
    const artist = await requireArtist(request)
    await limitNumbers(request)
    const sent = readNewAccount(request.body)
    const make = (tx: Queryable, owner: Owner) => commands.add(tx, owner, sent)
    return reply.code(201).send(await change(request, artist, { status: 201, kind: 'added', make }))
  })

  host.post(`${LIST}check/`, async (request, reply) => {
    await requireArtist(request)
    await limitNumbers(request)
    refusePart(request.body)
    return reply.code(204).send()
  })

  host.put(ONE, async (request): Promise<OwnAccountView> => {
    const artist = await requireArtist(request)
    await limitNumbers(request)
    const token = tokenOf(request)
    const { type, country, purpose, bank_id, branch_id } = await readOwnAccount(database, artist, token, deps)
    const kept = {
      transferMethodCountry: country ?? 'US',
      bankAccountPurpose: purpose,
      bankId: bank_id ?? '',
      branchId: branch_id ?? '',
    }
    const { version, correction: sent } = readOwnEdit(type, request.body, kept)
    return change(request, artist, {
      status: 200,
      kind: sent ? 'corrected' : 'chosen',
      make: (tx, owner) =>
        sent
          ? commands.correct(tx, owner, token, { version, sent })
          : commands.choose(tx, owner, token, version),
    })
  })

  host.post(`${ONE}status-transitions/`, async (request, reply) => {
    const artist = await requireArtist(request)
    const token = tokenOf(request)
    await readOwnAccount(database, artist, token, deps)
    const { version } = readOwnTransition(request.body)
    const make = (tx: Queryable, owner: Owner) => commands.remove(tx, owner, token, version)
    return reply.code(201).send(await change(request, artist, { status: 201, kind: 'removed', make }))
  })
}

const latestFirst = (one: OwnAccountView, other: OwnAccountView): number =>
  (other.ended_on ?? '').localeCompare(one.ended_on ?? '')

/** Throws 404 for what is no token of an account. */
function tokenOf({ params }: FastifyRequest): string {
  const { trm } = params as { trm: string }
  if (!isToken('trm', trm)) throw notFound()
  return trm
}
