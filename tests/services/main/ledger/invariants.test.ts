import { beforeAll, describe, expect, test } from 'vitest'
import { FOLDED } from '#services/main/events/folded.ts'
import { findBreak, LEDGER_INVARIANTS } from '#services/main/ledger/invariants.ts'
import { PAYOUT_INVARIANTS } from '#services/main/payouts/invariants.ts'
import { ROYALTY_INVARIANTS } from '#services/main/royalties/invariants.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { rebuildTables } from '#services/shared/events/rebuild-tables.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { openRecorded } from '../events/recorded.ts'

const ALL = [...LEDGER_INVARIANTS, ...ROYALTY_INVARIANTS, ...PAYOUT_INVARIANTS]
const ACCRUAL = 'NM27-KSW0/1/accrual'
/** Of artist 204, of $40.04. */
const SENT = 'pmt-n_565m-TO-_bz1NhETSRb6VBZah7IUV_'

/** What somebody does by hand, and how the first break is described. */
const BREAKS: [string, string][] = [
  [
    `update main.ledger_posting set amount = amount + 1 where id = '${ACCRUAL}/1'`,
    `I1, an entry sums to 0, and so does every trial balance, ${ACCRUAL}: its postings are out of balance by 1 cents.`,
  ],
  [
    `delete from main.ledger_posting where entry = '${ACCRUAL}'`,
    `I1, an entry sums to 0, and so does every trial balance, ${ACCRUAL}: its postings are out of balance by 0 cents.`,
  ],
  [
    `update main.ledger_entry set version = 77 where key = '${ACCRUAL}'`,
    `I1, an entry follows from an event, ${ACCRUAL}: there is no event 77 of order-NM27-KSW0.`,
  ],
  [
    'update main.artist_balance set cleared = cleared + 1, accrued = accrued + 1',
    'I2, a balance is the sum of postings, artist 7: the balance is (0,5557,0), and by the postings (0,5556,0) (pending, cleared, in transit).',
  ],
  [
    'delete from main.artist_balance',
    'I2, a balance is the sum of postings, artist 7: the balance is missing, and by the postings (0,5556,0) (pending, cleared, in transit).',
  ],
  [
    'update main.artist_balance set reversed = reversed - 1',
    'I9, what an artist earned is where it should be, artist 7: accrued 6667 - reversed 1110 + adjusted 0 is not pending 0 + cleared 5556 + in transit 0 + paid 0 - returned 0.',
  ],
  [
    `update main.ledger_posting set account = 'artist:7:pending' where account = 'artist:7:cleared';
     update main.ledger_posting set account = 'artist:7:cleared' where entry like '%/accrual' and account = 'artist:7:pending';
     update main.artist_balance set pending = -1111, cleared = 6667 where artist_id = 7`,
    'I3, pending is never below 0, artist 7: pending is -1111.',
  ],
  [
    `update main.royalty_line set state = 'pending' where id = 'NM27-KSW0/3'`,
    'I3, a royalty is accrued once, and never more of it reversed than that, NM27-KSW0/3: it is pending with a royalty of 0; the ledger has accrued 0, reversed 0 of 0 and cleared it 0 times.',
  ],
  [
    `update main.royalty_line set base = base - 1 where id = 'NM27-KSW0/1'`,
    'I5, the shares of a discount sum to it, NM27-KSW0: its lines share 1 of a discount of 0, the least 0.',
  ],
  [
    `update main.royalty_line set rate_bp = 999 where id = 'NM27-KSW0/1'`,
    'I6, a royalty is its rate of its base, to half a cent, NM27-KSW0/1: the royalty is 5556, of a base of 55560 at 999 hundredths of a percent.',
  ],
  [
    `update main.orders set grand_total = 84821 where order_id = 'NM27-KSW0'`,
    'I2, a sale is what was paid for the order, NM27-KSW0: paid 84821, and the ledger has 84820.',
  ],
  [
    `update main.payout set amount = amount + 1 where token = '${SENT}'`,
    `I7, a payout is the sum of its lines, and what was withheld is a part of it, payout ${SENT}: it is 4005, its lines are 4004, and 0 were withheld.`,
  ],
  [
    `update main.payout_line set amount = amount + 1 where payout = '${SENT}';
     update main.payout set amount = amount + 1 where token = '${SENT}'`,
    `I7, a line is what its entry moved, line ${SENT}/adjustment/0e8d946f-b201-42d0-996e-9b1a9b09a10e: it is 4005, and its entry moved 4004.`,
  ],
  [
    `update main.payout_line set is_live = false where payout = '${SENT}'`,
    'I12, every cleared cent is in one payout or unpaid, artist 204: cleared 0, and unpaid lines of 4004.',
  ],
]

onEachStore((openStore) => {
  let database: Database
  beforeAll(async () => {
    database = await openRecorded(openStore)
    await rebuildTables(database, FOLDED)
  })

  describe('the tables of money', () => {
    test('keep all their promises where nobody has changed them', async () => {
      expect(await findBreak(database, ALL)).toBeNull()
    })

    test.each(BREAKS)('break one by: %s', async (change, said) => {
      const undo = new Error('undone')
      let found: string | null = null
      await database
        .transaction(async (tx) => {
          await tx.script(`set local shop.rebuilding = 'on'; ${change}`)
          found = await findBreak(tx, ALL)
          throw undo
        })
        .catch((error: unknown) => expect(error).toBe(undo))
      expect(found).toBe(said)
    })
  })
})
