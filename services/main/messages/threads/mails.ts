import type { Message } from '#services/shared/mail/message.ts'
import { quote } from '#services/shared/mail/quote.ts'
import type { Settings } from '#services/shared/settings.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone' | 'publicUrl' | 'mailFrom'>

interface Written {
  /** Of the artist. */
  name: string
  text: string
  /** The account's uuid. */
  user: string
}

/** Tells staff what an artist has written. */
export const toStaffMail = ({ mailFrom, publicUrl }: Shop, { name, text, user }: Written): Message => ({
  to: addressOf(mailFrom),
  subject: `Message from ${name}`,
  text: [`${name} writes:`, quote(text), `Answer here:\n${publicUrl}/manage/messages?artist=${user}`].join(
    '\n\n',
  ),
})

/** Tells an artist what staff have written. */
export const toArtistMail = (
  { brand, phone, publicUrl }: Shop,
  email: string,
  { name, text }: Written,
): Message => ({
  to: email,
  subject: `New message from ${brand}`,
  text: [
    `Hi ${name},`,
    text,
    `Read and answer it here:\n${publicUrl}/artist/message`,
    `Please write no tax, card or account number in a mail or a message.\n${brand}, ${phone}`,
  ].join('\n\n'),
})

/** Of 'Aquatint <hello@aquatint.test>': where people who answer the shop's mail write to. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from
