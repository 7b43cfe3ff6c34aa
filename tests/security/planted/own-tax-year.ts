import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { PayoutList } from '#services/main/payouts/payout/contract.ts'
import type { RunView } from '#services/main/payouts/runs/contract.ts'
import { businessDayOf } from '#services/shared/business-day.ts'
import { CUSTOMER, PASSWORD, STAFF } from '#tests/host/operations/prepared-store.ts'
import type { ShopProcesses } from '#tests/host/operations/shop-processes.ts'
import { readPdf } from '#tests/support/services/pdf.ts'
import type { ClockFile } from '#tests/support/shop/clock-file.ts'

const OPEN = `mutation ($input: OpenMoneyFileInput!) { openMoneyFile(input: $input) { href userErrors { message } } }`
const DAY_MS = 86_400_000

interface OwnTaxYear {
  answers: string[]
  /** A PDF as its text. */
  file: { path: string; bytes: Buffer }
}

/** Pays the artist, lets the year end and downloads its PDF, as the artist does. */
export async function openOwnTaxYear(shop: ShopProcesses, clock: ClockFile): Promise<OwnTaxYear> {
  const answers: string[] = []
  const signIn = async (email: string) => {
    const { body } = await shop.call.auth('POST', '/auth/jwt/create/', {
      body: { email, password: PASSWORD },
    })
    return (body as { access: string }).access
  }
  const call = async <T>(method: 'GET' | 'POST', path: string, as: string, body?: object): Promise<T> => {
    const headers = { 'idempotency-key': randomUUID() }
    const answer = await shop.call.main(method, path, { as, headers, ...(body && { body }) })
    answers.push(JSON.stringify(answer.body))
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answers.at(-1)}`)
    return answer.body as T
  }

  const own = await signIn(CUSTOMER.email)
  const agreement = '/api/artist-account/agreement/'
  const { offered } = await call<{ offered: { text_hash: string; rate: number } }>('GET', agreement, own)
  const { text_hash, rate } = offered
  await call('POST', agreement, own, { text_hash, rate, name: 'Ann Vale', agreed: true })

  const staff = await signIn(STAFF.email)
  const payees = `/api/artist-identity/?${new URLSearchParams({ search: CUSTOMER.email })}`
  const [payee] = (await call<{ data: { token: string }[] }>('GET', payees, staff)).data
  const seen = { transition: 'ACTIVATED', notes: 'Papers were seen.' }
  await call('POST', `/api/artist-identity/${payee?.token}/status-transitions/`, staff, seen)
  const today = businessDayOf(clock.now(), 'America/New_York')
  const { id } = await call<RunView>('POST', '/api/payout-run/', staff, { day: today })
  const path = `/api/payout-run/${id}/`
  const settle = (wanted: RunView['status']) =>
    vi.waitFor(
      async () => {
        const { status } = await call<RunView>('GET', path, staff)
        if (status !== wanted) throw new Error(`The run is ${status}.`)
      },
      { timeout: 60_000, interval: 200 },
    )
  await settle('open')
  await call('POST', `${path}transitions/`, staff, { transition: 'send' })
  await settle('sent')
  const { data } = await call<PayoutList>('GET', `/api/artist-payment/?run=${id}`, staff)
  const [payout] = data
  if (!payout) {
    const held = await call<object>('GET', `${path}held/`, staff)
    throw new Error(`Nobody is paid: ${JSON.stringify(held)}`)
  }
  const paid = { transition: 'pay', amount: payout.net, reference: 'FT-1' }
  await call('POST', `/api/artist-payment/${payout.token}/transitions/`, staff, paid)

  const year = Number(today.slice(0, 4))
  const left = (Date.UTC(year + 1, 0, 2) - clock.now().getTime()) / DAY_MS
  await clock.wait(Math.max(1, Math.ceil(left)))
  const input = { of: 'tax-statement', id: `${year}` }
  const { body } = await shop.ask(OPEN, { variables: { input }, as: await signIn(CUSTOMER.email) })
  answers.push(JSON.stringify(body))
  const opened = body.data?.openMoneyFile as { href: string } | undefined
  const paper = await fetch(`${shop.url}${opened?.href}`)
  return {
    answers,
    file: { path: 'tax-year-pdf', bytes: Buffer.from(await readPdf(await paper.arrayBuffer())) },
  }
}
