import { vi } from 'vitest'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { openHyperwalletServer } from '#tests/support/services/hyperwallet-server.ts'
import type { OpenStore } from '#tests/support/services/stores.ts'
import type { Told } from '../made-artists.ts'
import { type Paying, servePaying } from '../paying.ts'

export type Provided = Awaited<ReturnType<typeof serveProvided>>

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/** A shop whose payouts go through Hyperwallet's stand-in. */
export async function serveProvided(openStore: OpenStore) {
  const hyperwallet = await openHyperwalletServer()
  afterFile(() => hyperwallet.close())
  const shop = await servePaying(openStore, hyperwallet.env)
  return { ...shop, hyperwallet, ...passing(shop), ...sending(shop) }
}

const passing = (shop: Paying) => {
  /** Lets so many minutes go by at a time, until something is so. */
  const until = (check: () => unknown, minutes: number) =>
    vi.waitFor(
      async () => {
        shop.clock.advance(minutes * MINUTE_MS)
        await shop.wait(0)
        await nudge(shop)
        await check()
      },
      { timeout: 20_000, interval: 50 },
    )
  return {
    minutesUntil: (check: () => unknown) => until(check, 1),
    daysUntil: (check: () => unknown) => until(check, DAY_MINUTES),
    monthsUntil: (check: () => unknown) => until(check, 31 * DAY_MINUTES),
  }
}

/**
 * Has the rounds look at once at what is due: each request of staff to a run does. Waits until the run is
 * open: one that still opens would take some of the artists whom the test makes next, and leave the others.
 */
const nudge = (shop: Paying) => shop.run()

const sending = (shop: Paying) => ({
  /** A payout that was sent to an artist; the provider may not have been asked yet. */
  async sent(told: Told = {}) {
    const artist = await shop.artist(told)
    // A run that nudged the rounds may have taken the artist.
    await shop.run()
    const [payout] = await shop.payouts(`artist=${artist.id}`)
    if (!payout) throw new Error('The artist has no payout.')
    await shop.settled(payout.run, 'open')
    await shop.send(payout.run)
    return { artist, run: payout.run, token: payout.token }
  },
})
