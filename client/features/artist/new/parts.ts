import type { NewArtistQuery } from '#client/apollo/generated/graphql.ts'
import { START } from '../way-to-start.tsx'
import * as say from './messages.tsx'

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
      ? say.acceptedOn(dayInWords(latest.on))
      : agreement?.offered
        ? latest
          ? say.newVersion
          : say.readAndAccept
        : say.rateFirst
  return { to: `${START}/royalty`, title: say.royaltyAgreement, says, isDone }
}

function taxOf(form: NonNullable<NewArtistQuery['ownTaxForms']>['current']): Part {
  const part = { to: `${START}/tax`, title: say.taxForm, isDone: form?.state === 'valid' }
  if (!form) return { ...part, says: say.whichTaxForm }
  if (form.state === 'awaited') return { ...part, says: say.sendByMessage(form.type) }
  const end = form.validUntil === null ? '' : dayInWords(form.validUntil)
  if (form.state === 'ended') return { ...part, says: say.formEnded(form.type, end) }
  return { ...part, says: say.formSigned(form.type, end) }
}

function paymentOf(earnings: NewArtistQuery['earnings']): Part {
  const reason = earnings?.reasons.find(({ kind }) => ACCOUNT_REASONS.includes(kind))
  const says = reason ? reason.text : earnings?.accountLabel ? say.paidTo(earnings.accountLabel) : ''
  return { to: `${START}/payment`, title: say.paymentAccount, says, isDone: !reason }
}
