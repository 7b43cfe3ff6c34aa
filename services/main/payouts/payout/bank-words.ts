import type { PayoutReason } from '#machines/lifecycles/payout.ts'

/** Why money did not arrive, as its artist is told. */
export const BANK_WORDS: Readonly<Record<PayoutReason, string>> = {
  R02: 'Your bank says that the account was closed.',
  R03: 'Your bank says this account doesn’t exist.',
  R04: 'Your bank says that the account number is wrong.',
  R16: 'Your bank says that the account is frozen.',
  unclaimed: 'No one claimed it in time.',
  other: 'It could not be paid in.',
}
