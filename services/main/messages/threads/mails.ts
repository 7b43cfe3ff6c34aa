import type { Message } from '#services/shared/mail/message.ts'
import { quote } from '#services/shared/mail/quote.ts'
import type { Settings } from '#services/shared/settings.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone' | 'publicUrl' | 'mailFrom'>

interface Written {
  /** Of the artist. */
  name: string
  text: string
  /** How many pictures came with it: they are seen in the thread alone. */
  pictures: number
  /** The account's uuid. */
  user: string
}

/** Tells staff what an artist has written. */
export const toStaffMail = ({ mailFrom, publicUrl }: Shop, { name, user, ...written }: Written): Message => ({
  to: addressOf(mailFrom),
  subject: `Message from ${name}`,
  text: [
    `${name} writes:`,
    quote(written.text),
    ...picturesInWords(written),
    `Answer here:\n${publicUrl}/manage/messages?artist=${user}`,
  ].join('\n\n'),
})

/** Tells an artist what staff have written. */
export const toArtistMail = (
  { brand, phone, publicUrl }: Shop,
  email: string,
  { name, ...written }: Written,
): Message => ({
  to: email,
  subject: `New message from ${brand}`,
  text: [
    `Hi ${name},`,
    written.text,
    ...picturesInWords(written),
    `Read and answer it here:\n${publicUrl}/artist/message`,
    `Please write no tax, card or account number in a mail or a message.\n${brand}, ${phone}`,
  ].join('\n\n'),
})

const picturesInWords = ({ pictures }: Pick<Written, 'pictures'>): string[] => {
  if (pictures === 0) return []
  return [
    pictures === 1 ? 'A picture came with this message.' : `${pictures} pictures came with this message.`,
  ]
}

/** Of 'Aquatint <hello@aquatint.test>': where people who answer the shop's mail write to. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from
