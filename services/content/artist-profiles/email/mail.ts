import type { Letter } from '#services/shared/mail/letter/letter.ts'
import { writeText } from '#services/shared/mail/letter/text.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { Addressee, EmailBody } from './contract.ts'

export const greet = ({ full_name }: Pick<Addressee, 'full_name'>): string => `Hi ${full_name},`

/** What follows each greeting. */
export const bodyOf = (shop: Shop, { text }: Pick<EmailBody, 'text'>): string =>
  writeText(shop, letterOf({ subject: '', text }))

export const emailTo = (
  shop: Shop,
  addressee: Addressee,
  email: Pick<EmailBody, 'subject' | 'text'>,
): Message => {
  const letter = letterOf(email)
  const blocks = [{ kind: 'text', text: greet(addressee) } as const, ...letter.blocks]
  return { to: addressee.email, subject: email.subject, ...writeLetter(shop, { ...letter, blocks }) }
}

const letterOf = ({ subject, text }: Pick<EmailBody, 'subject' | 'text'>): Letter => ({
  preheader: subject,
  heading: null,
  blocks: [{ kind: 'text', text }],
})
