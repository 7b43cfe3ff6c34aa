import { expect, test, vi } from 'vitest'
import { checkLedger } from '#services/main/events/check-ledger.ts'
import type { PayoutList } from '#services/main/payouts/payout/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'
import { openHyperwalletServer } from '#tests/support/services/hyperwallet-server.ts'
import { prepareProcesses } from '../processes.ts'

/** What the process was doing when it was killed. */
test.each([
  ['asks the provider, before it gives it the payout', 'list'],
  ['waits for the provider’s answer, which it was given', 'create'],
] as const)(
  'a process that is killed as it %s, leads to one payment (failure 9)',
  async (_, kind) => {
    const hyperwallet = await openHyperwalletServer()
    afterFile(() => hyperwallet.close())
    const { start, inStore } = await prepareProcesses(1, hyperwallet.env)

    hyperwallet.trouble(kind, 'held')
    const first = await start()
    const { id } = await first.startRun()
    await first.runUntil(id, ({ status }) => status === 'open')
    await first.post(`/api/payout-run/${id}/transitions/`, { transition: 'send' })
    await vi.waitFor(() => expect(hyperwallet.calls).toContain(kind), { timeout: 30_000 })
    await first.kill()

    // Meanwhile the provider pays what it was given, and the dead process's lease runs out.
    const { store } = hyperwallet
    store.firstStatus = 'COMPLETED'
    for (const { clientPaymentId } of store.payments) store.move(clientPaymentId, 'COMPLETED')
    await inStore((database) => database.query('update main.provider_payment set due_at = now()'))

    const second = await start()
    const paid = await second.runUntil(id, ({ statuses }) => statuses.paid === 1)
    expect(paid.statuses).toEqual({ paid: 1 })
    const { data } = await second.get<PayoutList>('/api/artist-payment/')
    expect(data).toMatchObject([{ reference: store.payments[0]?.token, amount: 5_000 }])
    expect(store.payments).toHaveLength(1)
    expect(hyperwallet.calls.filter((call) => call === 'create')).toHaveLength(1)
    await second.kill()
    expect(await inStore(checkLedger)).toMatchObject({ difference: null })
  },
  120_000,
)
