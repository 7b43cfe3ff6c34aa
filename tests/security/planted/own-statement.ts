import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { CUSTOMER, PASSWORD, STAFF } from '#tests/host/operations/prepared-store.ts'
import type { ShopProcesses } from '#tests/host/operations/shop-processes.ts'
import { readPdf } from '#tests/support/services/pdf.ts'
import type { ClockFile } from '#tests/support/shop/clock-file.ts'
import { PLANTED } from './numbers.ts'

/** What the statement says of the money that was given. */
export const REASON = 'Prints that were sold at the fair.'

const ADJUST = `mutation ($input: AdjustBalanceInput!) { adjustBalance(input: $input) {
  userErrors { field message } } }`
const READ = '{ earningsStatements { data { number month } } }'
const SHOW = `query ($number: ID!) { earningsStatement(number: $number) { lines { data { reason amount } } } }`
const OPEN = `mutation ($input: OpenMoneyFileInput!) { openMoneyFile(input: $input) { href userErrors { message } } }`

interface OwnStatement {
  answers: string[]
  /** The statement as the artist downloads it; a PDF as its text. */
  files: { path: string; bytes: Buffer }[]
}

/**
 * Gives the artist money, with a planted number in the reason and then without, lets the month end and
 * downloads the statement that the shop has issued of it.
 */
export async function issueOwnStatement(
  shop: ShopProcesses,
  artist: number,
  clock: ClockFile,
): Promise<OwnStatement> {
  const answers: string[] = []
  const signIn = async (email: string) => {
    const { body } = await shop.call.auth('POST', '/auth/jwt/create/', {
      body: { email, password: PASSWORD },
    })
    return (body as { access: string }).access
  }
  const ask = async (query: string, variables: object, as: string) => {
    const { body } = await shop.ask(query, { variables, as })
    answers.push(JSON.stringify(body))
    return body.data as Record<string, unknown>
  }

  const staff = await signIn(STAFF.email)
  const adjust = async (reason: string) => {
    const given = { artist: `${artist}`, kind: 'adjustment', amount: 4_200, reason }
    const said = await ask(ADJUST, { input: { idempotencyKey: randomUUID(), ...given } }, staff)
    return said.adjustBalance as { userErrors: { field: string }[] }
  }
  const { number, formatted } = PLANTED.inAdjustment
  for (const written of [number, ...formatted])
    expect(await adjust(`${REASON} Account ${written}`)).toMatchObject({ userErrors: [{ field: 'reason' }] })
  expect(await adjust(REASON)).toEqual({ userErrors: [] })

  await clock.wait(32)
  const own = await signIn(CUSTOMER.email)
  const statement = await vi.waitFor(
    async () => {
      const { data } = (await ask(READ, {}, own)).earningsStatements as { data: { number: string }[] }
      expect(data).toHaveLength(1)
      return data[0]?.number ?? ''
    },
    { timeout: 30_000, interval: 200 },
  )
  await ask(SHOW, { number: statement }, own)
  const files = []
  for (const of of ['statement-csv', 'statement-pdf'] as const) {
    const { href } = (await ask(OPEN, { input: { of, id: statement } }, own)).openMoneyFile as {
      href: string
    }
    const bytes = Buffer.from(await (await fetch(`${shop.url}${href}`)).arrayBuffer())
    files.push({ path: of, bytes: of === 'statement-csv' ? bytes : Buffer.from(await readPdf(bytes)) })
  }
  return { answers, files }
}
