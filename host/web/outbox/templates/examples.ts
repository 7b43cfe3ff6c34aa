import { changedMail, resetMail } from '#services/auth/passwords/mails.ts'
import { newCodesMail, turnedOffMail, turnedOnMail } from '#services/auth/second-factor/mails.ts'
import { emailTo } from '#services/content/artist-profiles/email/mail.ts'
import { type Desk, decisionMail, submittedMails } from '#services/content/artist-profiles/mails.ts'
import { newWorkMail } from '#services/content/following/mail.ts'
import { type AccountChange, changeMail } from '#services/main/artist-account/payment-accounts/mails.ts'
import { endingMail } from '#services/main/artist-account/tax-forms/reminders.ts'
import { answerMail } from '#services/main/messages/mails.ts'
import { toArtistMail, toStaffMail } from '#services/main/messages/threads/mails.ts'
import type { PayoutEvent } from '#services/main/payouts/payout/events.ts'
import { payoutMail } from '#services/main/payouts/payout/mails.ts'
import type { Example } from './example.ts'
import { orderExamples } from './order-examples.ts'
import { account, applicant, artist, news, order, payout } from './recorded.ts'
import { returnExamples } from './return-examples.ts'

/** Makes each mail that the shop sends, of what a shop with the demo catalogue has answered (recorded.ts). */
export const exampleMails = (desk: Desk): Example[] => [
  ...orderExamples(desk),
  ...returnExamples(desk),
  ...accountExamples(desk),
  ...applicationExamples(desk),
  ...messageExamples(desk),
  ...moneyExamples(desk),
]

const accountExamples = (desk: Desk): Example[] => [
  {
    name: 'Password to be set',
    mail: resetMail(desk, order, { uid: 'Mg', token: 'a-token-of-the-gallery' }),
  },
  { name: 'Password changed', mail: changedMail(desk, order) },
  { name: 'Two-step verification on', mail: turnedOnMail(desk, order) },
  { name: 'Two-step verification off', mail: turnedOffMail(desk, order) },
  { name: 'New recovery codes', mail: newCodesMail(desk, order) },
  { name: 'New work', mail: newWorkMail(desk, { to: order.email, news, token: 'a-token-of-the-gallery' }) },
]

const applicationExamples = (desk: Desk): Example[] => [
  ...submittedMails(desk, applicant.email, { values: applicant, sample: ['a', 'b', 'c'], usual_days: 3 }).map(
    (mail, index) => ({ name: index === 0 ? 'Application received' : 'Application waiting, to staff', mail }),
  ),
  { name: 'Application approved', mail: decisionMail(desk, { ...applicant, decline_reason: null }) },
  {
    name: 'Application declined',
    mail: decisionMail(desk, { ...applicant, decline_reason: 'We have many harbors already.' }),
  },
]

const WRITTEN = { name: artist.full_name, user: artist.user_uuid }

const messageExamples = (desk: Desk): Example[] => [
  {
    name: 'Answer to a visitor',
    mail: answerMail(
      desk,
      { email: order.email, message: 'Do you frame?\n\nAnd mat?', sent_at: '2026-11-20T08:00:00.000Z' },
      'Yes, in oak.\nAnd we mat.',
    ),
  },
  {
    name: 'Message of an artist, to staff',
    mail: toStaffMail(desk, { ...WRITTEN, text: 'Where is my W-8?', pictures: 1 }),
  },
  {
    name: 'Message to an artist',
    mail: toArtistMail(desk, artist.email, { ...WRITTEN, text: 'In the post since Monday.', pictures: 0 }),
  },
  {
    name: 'Email to artists',
    mail: emailTo(
      desk,
      { id: 1, ...artist },
      { subject: 'Summer sale', text: 'Your prints are\n20% off in July.\n\nWe pay your royalties in full.' },
    ),
  },
]

const CHANGES: readonly AccountChange[] = ['added', 'corrected', 'chosen', 'removed']

const CHANGE = { sts: 'sts-example', on: '2026-11-09', notes: '' }

const PAYOUT_EVENTS: readonly (readonly [name: string, event: PayoutEvent])[] = [
  ['Payout sent', { type: 'payout.sent', data: { ...CHANGE, provider: 'manual' } }],
  ['Payout paid', { type: 'payout.paid', data: { ...CHANGE, reference: 'ACH 20261109' } }],
  ['Payout returned', { type: 'payout.returned', data: { ...CHANGE, reason: 'R03' } }],
  ['Payout failed', { type: 'payout.failed', data: { ...CHANGE, reason: 'other' } }],
]

const moneyExamples = (desk: Desk): Example[] => [
  ...CHANGES.map((change) => ({
    name: `Payment account ${change}`,
    mail: changeMail(desk, artist.email, change, account),
  })),
  {
    name: 'Tax form that ends',
    mail: endingMail(desk, artist.email, { type: 'W-8BEN', until: '2026-12-31', left: 30 }),
  },
  ...PAYOUT_EVENTS.flatMap(([name, event]) => {
    const mail = payoutMail(desk, artist.email, payout, event)
    return mail ? [{ name, mail }] : []
  }),
]
