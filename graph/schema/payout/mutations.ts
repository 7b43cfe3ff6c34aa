import type { HoldBody } from '#services/main/payouts/holds/contract.ts'
import { badInput, userErrorsFrom } from '../../errors.ts'
import type { MoneyPayload, MutationResolvers } from '../../generated/resolvers.ts'
import { wrongKey } from '../idempotency-key.ts'
import { toCamel } from './camel.ts'

/** Answers the id that a write leaves, or why it was refused. `missing` names what may be gone. */
async function answer(key: string, missing: string, write: () => Promise<string>): Promise<MoneyPayload> {
  const userErrors = wrongKey(key)
  if (userErrors.length > 0) return { id: null, userErrors }
  try {
    return { id: await write(), userErrors: [] }
  } catch (error) {
    return { id: null, userErrors: userErrorsFrom(error, {}, missing) }
  }
}

/** A body without what was left out. */
const given = (body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined))

/** Where a file's link is asked for: the parts of its path, by those of the id. */
const FILES: Readonly<Record<string, (id: string, artist: string) => readonly string[]>> = {
  'payout-run': (id) => ['payout-run', id],
  'payment-due': () => ['payment-due'],
  'tax-reporting': (year) => ['tax-reporting', year],
  // An artist asks for their own and names nobody.
  'tax-statement': (year, artist) =>
    artist === '' ? ['earnings', 'tax-years', year] : ['tax-reporting', year, 'artists', artist, 'statement'],
  'statement-pdf': (number) => ['earnings', 'statements', number, 'pdf'],
  'statement-csv': (number) => ['earnings', 'statements', number, 'csv'],
  agreement: (version) => ['artist-account', 'agreement', version],
  'own-tax-form': (token) => ['artist-account', 'tax-form', token],
}

/** What may be said of a tax year, by its path there. */
const TAX_CHANGES: ReadonlySet<string> = new Set(['threshold', 'filed', 'corrections'])

export const payoutMutations: MutationResolvers = {
  changePayout: (_, { input: { idempotencyKey: key, token, ...body } }, { money }) =>
    answer(key, 'token', async () => {
      await money.changePayout(token, given(body), key)
      return token
    }),
  startPayoutRun: (_, { input: { idempotencyKey: key, day } }, { money }) =>
    answer(key, 'day', async () => (await money.startRun({ day }, key)).id),
  changePayoutRun: (_, { input: { idempotencyKey: key, id, transition } }, { money }) =>
    answer(key, 'id', async () => (await money.changeRun(id, transition, key)).id),
  recordBankAnswer: async (_, { input: { idempotencyKey: key, file } }, { money }) => {
    const userErrors = wrongKey(key)
    if (userErrors.length > 0) return { rows: [], userErrors }
    try {
      return { rows: toCamel(await money.recordBankAnswer(file, key)).rows, userErrors: [] }
    } catch (error) {
      return { rows: [], userErrors: userErrorsFrom(error) }
    }
  },
  adjustBalance: (_, { input: { idempotencyKey: key, artist, ...body } }, { money }) =>
    answer(key, 'artist', async () => (await money.adjust({ ...body, artist: Number(artist) }, key)).id),
  decideAdjustment: (_, { input: { idempotencyKey: key, id, decision } }, { money }) =>
    answer(key, 'id', async () => (await money.decide(id, decision, key)).id),
  holdPayouts: (_, { input: { idempotencyKey: key, artist, endsOn, ...said } }, { money }) => {
    const body: HoldBody = { ...said, artist: Number(artist), ends_on: endsOn }
    return answer(key, 'artist', async () => (await money.hold(body, key)).id)
  },
  changeTaxYear: (_, { input: { idempotencyKey: key, year, change, ...body } }, { money }) => {
    if (!TAX_CHANGES.has(change)) throw badInput('change', `"${change}" is not a valid choice.`)
    return answer(
      key,
      'year',
      async () => `${(await money.changeTaxYear(year, change, given(body), key)).year}`,
    )
  },
  openMoneyFile: async (_, { input: { of, id, state, search } }, { money }) => {
    const path = FILES[of]
    if (!path) throw badInput('of', `"${of}" is not a valid choice.`)
    try {
      const [first = '', second = ''] = (id ?? '').split('/')
      const { token } = await money.openFile(path(first, second), given({ state, search }))
      return { href: `/money-files/${of}/${token}`, userErrors: [] }
    } catch (error) {
      return { href: null, userErrors: userErrorsFrom(error, {}, 'id') }
    }
  },
  liftHold: (_, { input: { idempotencyKey: key, id } }, { money }) =>
    answer(key, 'id', async () => (await money.lift(id, key)).id),
}
