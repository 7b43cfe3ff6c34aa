import { answerKeyUsed, answerRefused, answerWrong, notStaff, type Route } from '../route.ts'

/**
 * Payouts, balances and tax years (services/main/payouts/**\/contract.ts). Of fields that are refused alike
 * a few stand for the rest. tests/services/main/payouts/payouts-contract.test.ts has seen each.
 */

const gone = answerRefused('it is gone', 404, 'Not found.')
const keyUsed = answerKeyUsed('sent')
const ownMoney = answerRefused(
  'it is their own money',
  403,
  'Another staff member has to do this: it’s your own money.',
  'own_matter',
)
const unknownArtist = answerWrong('nobody knows the artist', {
  artist: ['This artist has neither sold anything nor payment details.'],
})
const shortReason = answerWrong('the reason is short', {
  reason: ['Ensure this field has at least 10 characters.'],
})

export const changePayout: Route = {
  service: 'main',
  name: 'POST /api/artist-payment/:token/transitions/',
  refusals: [
    notStaff,
    gone,
    keyUsed,
    answerWrong('the bank has paid another amount', {
      amount: ['This payout is $50.00. Nothing was recorded.'],
    }),
    answerWrong('there is no reference', { reference: ['This field may not be blank.'] }),
    answerWrong('the day of the bank is to come', { on: ['This day has not come yet.'] }),
    answerWrong('the notes hold a number', {
      notes: ['Leave account and tax numbers out: others read this. Numbers belong into their own fields.'],
    }),
    answerRefused(
      'its lifecycle does not allow it',
      409,
      'Only a payout that was sent can be recorded as paid. This one was paid.',
      'wrong_state',
    ),
    answerRefused(
      'the reference is of another payout',
      409,
      'This bank reference is recorded for payout pmt-2.',
      'reference_used',
    ),
  ],
}

export const startRun: Route = {
  service: 'main',
  name: 'POST /api/payout-run/',
  refusals: [
    notStaff,
    keyUsed,
    answerWrong('it is of another day', { day: ['A run is started on its own day: choose today.'] }),
  ],
}

export const changeRun: Route = {
  service: 'main',
  name: 'POST /api/payout-run/:id/transitions/',
  refusals: [
    notStaff,
    gone,
    keyUsed,
    answerRefused(
      'its lifecycle does not allow it',
      409,
      'Only a run whose payouts are all open can be canceled.',
      'wrong_state',
    ),
  ],
}

export const openBankFile: Route = {
  service: 'main',
  name: 'POST /api/payout-run/:id/file/',
  refusals: [
    notStaff,
    gone,
    answerRefused(
      'it was not sent',
      409,
      'The bank’s file is there once the run has been sent.',
      'wrong_state',
    ),
  ],
}

export const openDueFile: Route = {
  service: 'main',
  name: 'POST /api/payment-due/file/',
  refusals: [notStaff],
}

export const openTaxFile: Route = {
  service: 'main',
  name: 'POST /api/tax-reporting/:year/file/',
  refusals: [notStaff],
}

export const adjust: Route = {
  service: 'main',
  name: 'POST /api/adjustment/',
  refusals: [
    notStaff,
    ownMoney,
    keyUsed,
    unknownArtist,
    shortReason,
    answerWrong('it is too much', { amount: ['At most $10,000 is given or taken at once.'] }),
    answerWrong('nothing is owed', { kind: ['This artist owes nothing that could be written off.'] }),
  ],
}

export const decideAdjustment: Route = {
  service: 'main',
  name: 'POST /api/adjustment/:id/decision/',
  refusals: [
    notStaff,
    gone,
    ownMoney,
    keyUsed,
    answerRefused('they have asked for it', 403, 'Another staff member has to confirm it.'),
    answerRefused('it is decided', 409, 'This adjustment was made before.', 'wrong_state'),
  ],
}

export const placeHold: Route = {
  service: 'main',
  name: 'POST /api/payout-hold/',
  refusals: [
    notStaff,
    keyUsed,
    unknownArtist,
    shortReason,
    answerWrong('the note is too long', { note: ['Ensure this field has no more than 500 characters.'] }),
    answerWrong('it ends today', { ends_on: ['Choose a day after today.'] }),
  ],
}

export const liftHold: Route = {
  service: 'main',
  name: 'POST /api/payout-hold/:id/lift/',
  refusals: [
    notStaff,
    gone,
    keyUsed,
    answerRefused('it has ended', 409, 'This hold has ended before.', 'wrong_state'),
  ],
}

export const setThreshold: Route = {
  service: 'main',
  name: 'POST /api/tax-reporting/:year/threshold/',
  refusals: [
    notStaff,
    keyUsed,
    answerWrong('the threshold is below zero', {
      threshold: ['Ensure this value is greater than or equal to 0.'],
    }),
    answerRefused('the year was filed', 409, '2001 was filed with another threshold.', 'filed'),
  ],
}

export const fileYear: Route = {
  service: 'main',
  name: 'POST /api/tax-reporting/:year/filed/',
  refusals: [
    notStaff,
    keyUsed,
    answerRefused('the year is not over', 409, '2026 is not over yet.', 'wrong_state'),
    answerRefused('the year was filed', 409, '2001 was filed before.', 'wrong_state'),
  ],
}

export const correctYear: Route = {
  service: 'main',
  name: 'POST /api/tax-reporting/:year/corrections/',
  refusals: [
    notStaff,
    keyUsed,
    answerWrong('there is no such payout', { payout: ['There’s no such payout.'] }),
    answerRefused(
      'it did not come back later',
      409,
      'Only a payout of 2001 that came back in a later year is corrected.',
      'wrong_state',
    ),
    answerRefused('it was corrected', 409, 'This payout was corrected before.', 'wrong_state'),
  ],
}
