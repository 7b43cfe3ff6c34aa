import type { Message } from '#services/shared/mail/message.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { Addressee, EmailBody } from './contract.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone'>

export const greet = ({ full_name }: Pick<Addressee, 'full_name'>): string => `Hi ${full_name},`

/** What follows each greeting. */
export const bodyOf = ({ brand, phone }: Shop, { text }: Pick<EmailBody, 'text'>): string =>
  `${text}\n\nAny questions? Answer this mail, or call ${phone}.\n${brand}`

export const emailTo = (
  shop: Shop,
  addressee: Addressee,
  { subject, text }: Pick<EmailBody, 'subject' | 'text'>,
): Message => ({
  to: addressee.email,
  subject,
  text: `${greet(addressee)}\n\n${bodyOf(shop, { text })}`,
})
