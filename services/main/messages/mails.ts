import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { MessageView } from './contract.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The answer to what a visitor wrote, with their own words quoted below it. */
export const answerMail = (
  shop: Shop,
  { email, message, sent_at }: Pick<MessageView, 'email' | 'message' | 'sent_at'>,
  answer: string,
): Message => ({
  to: email,
  subject: `Re: your message to ${shop.brand}`,
  ...writeLetter(shop, {
    preheader: firstLineOf(answer),
    heading: null,
    blocks: [
      { kind: 'text', text: answer },
      { kind: 'note', text: `On ${DAY.format(new Date(sent_at))} you wrote:` },
      { kind: 'quote', text: message },
    ],
  }),
})

const firstLineOf = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, 120) ?? ''
