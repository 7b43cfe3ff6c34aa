import type { Message } from '#services/shared/mail/message.ts'
import { quote } from '#services/shared/mail/quote.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { MessageView } from './contract.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone'>

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The answer to what a visitor wrote, with their own words quoted below it. */
export const answerMail = (
  { brand, phone }: Shop,
  { email, message, sent_at }: MessageView,
  answer: string,
): Message => ({
  to: email,
  subject: `Re: your message to ${brand}`,
  text: [
    answer,
    `Is there anything else? Answer this mail, or call ${phone}.\n${brand}`,
    `On ${DAY.format(new Date(sent_at))} you wrote:\n${quote(message)}`,
  ].join('\n\n'),
})
