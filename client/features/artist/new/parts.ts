import type { NewArtistQuery } from '#client/apollo/generated/graphql.ts'
import { START } from '../way-to-start.tsx'

/** A part of what a new artist does. */
export interface Part {
  to: string
  title: string
  /** How it stands, in a sentence. */
  says: string
  isDone: boolean
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dayInWords = (day: string): string => DAY.format(new Date(day))

/** Reasons that an account of one's own ends. */
const ACCOUNT_REASONS = ['no-identity', 'no-account', 'account-invalid']

export const partsOf = ({ ownAgreement, ownTaxForms, earnings }: NewArtistQuery): Part[] => [
  agreementOf(ownAgreement),
  taxOf(ownTaxForms?.current ?? null),
  paymentOf(earnings),
]

function agreementOf(agreement: NewArtistQuery['ownAgreement']): Part {
  const [latest] = agreement?.accepted ?? []
  const isDone = agreement?.isAccepted ?? false
  const says =
    isDone && latest
      ? `Accepted on ${dayInWords(latest.on)}`
      : agreement?.offered
        ? latest
          ? 'A new version is ready for you'
          : 'Read it and accept it'
        : 'We need to set your rate first'
  return { to: `${START}/royalty`, title: 'Royalty agreement', says, isDone }
}

function taxOf(form: NonNullable<NewArtistQuery['ownTaxForms']>['current']): Part {
  const part = { to: `${START}/tax`, title: 'Tax form', isDone: form?.state === 'valid' }
  if (!form) return { ...part, says: 'A W-9 or a W-8BEN, signed here' }
  if (form.state === 'awaited') return { ...part, says: `Send us your ${form.type} by message` }
  const end = form.validUntil === null ? '' : dayInWords(form.validUntil)
  if (form.state === 'ended') return { ...part, says: `Your ${form.type} ended on ${end}: sign a new one` }
  return { ...part, says: `${form.type} signed${end === '' ? '' : `, valid until ${end}`}` }
}

function paymentOf(earnings: NewArtistQuery['earnings']): Part {
  const reason = earnings?.reasons.find(({ kind }) => ACCOUNT_REASONS.includes(kind))
  const says = reason ? reason.text : earnings?.accountLabel ? `To ${earnings.accountLabel}` : ''
  return { to: `${START}/payment`, title: 'Payment account', says, isDone: !reason }
}
