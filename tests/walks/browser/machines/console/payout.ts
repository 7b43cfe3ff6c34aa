import { expect, test } from '@playwright/test'
import { type PayoutCommand, payoutLifecycle, payoutStateOf } from '#machines/lifecycles/payout.ts'
import { signInStaff } from '#tests/support/shop/as-staff.ts'
import { openAsStaff } from '../../../../journeys/session.ts'
import { payout as walk } from '../../../fixtures/lifecycles/payout.ts'
import { browserWalkOf } from '../../browser-walk.ts'
import { followLifecycle, waitForAnswer } from '../../lifecycle.ts'
import { SURNAMES } from '../../paid-artists.ts'
import type { Visit } from '../../visit.ts'

type OfStaff = Exclude<PayoutCommand, { type: 'payout.report' }>

interface Followed extends ReturnType<typeof followLifecycle> {
  /** Answers the payout as the service has it. */
  read(): Promise<Parameters<typeof payoutStateOf>[0]>
}

const followed = new WeakMap<Visit, Followed>()

const LABELS: Readonly<Record<OfStaff['type'], string>> = {
  'payout.send': 'Mark as sent',
  'payout.pay': 'Record as paid',
  'payout.cancel': 'Cancel the payout',
  'payout.fail': 'Record as failed',
  'payout.return': 'Record as returned',
}

const button = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const dialog = ({ page }: Visit) => page.getByRole('dialog')

/** Opens a payout that no other visit changes, of a run that is started when there is none. */
const openPayout = async (visit: Visit) => {
  const ask = await signInStaff('MAIN')
  const surname = SURNAMES[test.info().parallelIndex % SURNAMES.length]
  const findOpen = async (): Promise<string | undefined> => {
    const { data } = await ask('GET', `/api/artist-payment/?status=open&search=${surname}`)
    return data[0]?.token
  }
  if (!(await findOpen())) {
    const { day } = await ask('GET', '/api/payout-run/preview/')
    await ask('POST', '/api/payout-run/', { day })
  }
  await expect.poll(findOpen).toBeDefined()
  const token = await findOpen()
  await openAsStaff(visit.page, `/manage/artist-payment/${token}`)
  const { accepted } = followLifecycle(visit.recording, payoutLifecycle, { input: undefined, value: 'open' })
  followed.set(visit, { accepted, read: () => ask('GET', `/api/artist-payment/${token}/`) })
}

const fill = async (visit: Visit, event: OfStaff) => {
  if (event.type === 'payout.pay') {
    await dialog(visit).getByLabel('Bank reference').fill(`FT-${crypto.randomUUID()}`)
    await dialog(visit).getByLabel('Amount').fill('50.00')
  }
  if (event.type === 'payout.fail' || event.type === 'payout.return')
    await dialog(visit).getByLabel('Reason').selectOption(event.reason)
}

/** Gives and confirms the command, and compares the state that the service has then with the chart's. */
const command = async (visit: Visit, event: OfStaff) => {
  const one = followed.get(visit)
  if (!one) throw new Error('No payout is open.')
  await button(visit, LABELS[event.type]).click()
  await fill(visit, event)
  const answered = waitForAnswer(visit.page, 'ChangePayout')
  await dialog(visit).getByRole('button', { name: LABELS[event.type], exact: true }).click()
  await answered
  one.accepted(event, payoutStateOf(await one.read()).value)
}

/** Expects how the page says that it stands, and that staff are offered these commands and no others. */
const shows = (status: string, offered: readonly OfStaff['type'][]) => async (visit: Visit) => {
  await expect(visit.page.getByRole('definition').filter({ hasText: status }).first()).toBeVisible()
  for (const [type, label] of Object.entries(LABELS))
    await expect(button(visit, label)).toHaveCount(offered.some((each) => each === type) ? 1 : 0)
}

export const payout = browserWalkOf<typeof payoutLifecycle>(walk)({
  openings: [{ input: undefined, taken: [], open: openPayout, may: ({ by }) => by === 'staff' }],
  performs: {
    'payout.send': command,
    'payout.pay': command,
    'payout.cancel': command,
    'payout.fail': command,
    'payout.return': command,
  },
  looks: {
    open: shows('Open', ['payout.send', 'payout.cancel']),
    sent: shows('Sent', ['payout.pay', 'payout.fail']),
    paid: shows('Paid', ['payout.return']),
    cancelled: shows('Canceled', []),
    failed: shows('Failed', []),
    returned: shows('Returned', []),
  },
  unreachable: {
    'payout|payout.report[0]{bySystem}->':
      'It is a provider’s word, and none is here; tests/services/main/payouts/provider/asking.test.ts says it.',
  },
})
