import type { Block } from '#services/shared/mail/letter/letter.ts'
import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { Shop } from '#services/shared/shop.ts'

/** The shop that writes, and where staff read. */
export type Desk = Shop & Pick<Settings, 'mailFrom'>

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
export const toStaffMail = (desk: Desk, { name, user, ...written }: Written): Message => ({
  to: addressOf(desk.mailFrom),
  subject: `Message from ${name}`,
  ...writeLetter(desk, {
    preheader: `${name} writes`,
    heading: `Message from ${name}`,
    blocks: [
      { kind: 'quote', text: written.text },
      ...picturesBlocks(written),
      {
        kind: 'button',
        label: 'Answer the message',
        url: `${desk.publicUrl}/manage/messages?artist=${user}`,
      },
    ],
    isForStaff: true,
  }),
})

/** Tells an artist what staff have written. */
export const toArtistMail = (shop: Shop, email: string, { name, ...written }: Written): Message => ({
  to: email,
  subject: `New message from ${shop.brand}`,
  ...writeLetter(shop, {
    preheader: `${shop.brand} wrote to you.`,
    heading: null,
    blocks: [
      { kind: 'text', text: `Hi ${name},` },
      { kind: 'text', text: written.text },
      ...picturesBlocks(written),
      { kind: 'button', label: 'Read and answer', url: `${shop.publicUrl}/artist/message` },
      { kind: 'note', text: 'Please don’t put a tax, card or account number in an email or a message.' },
    ],
  }),
})

const picturesBlocks = ({ pictures }: Pick<Written, 'pictures'>): Block[] => {
  if (pictures === 0) return []
  const text =
    pictures === 1 ? 'A picture came with this message.' : `${pictures} pictures came with this message.`
  return [{ kind: 'note', text }]
}

/** Of 'Aquatint <hello@aquatint.test>': where people who answer the shop's mail write to. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from
