import type { Message } from '#services/shared/mail/message.ts'
import { quote } from '#services/shared/mail/quote.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { ArtistProfileView } from './contract.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone' | 'publicUrl'>

type Applicant = Pick<ArtistProfileView, 'email' | 'full_name' | 'decline_reason'>

/** Tells an applicant what became of their application, with the reason where it was declined. */
export const decisionMail = (shop: Shop, { email, full_name, decline_reason }: Applicant): Message =>
  decline_reason === null
    ? {
        to: email,
        subject: `Welcome to ${shop.brand}, ${full_name}`,
        text: paragraphs(
          `Hi ${full_name},`,
          `Good news: we have approved your application to sell your art at ${shop.brand}.`,
          `Your artist portal is ready for you:\n${shop.publicUrl}/artist`,
          closing(shop),
        ),
      }
    : {
        to: email,
        subject: `About your application to ${shop.brand}`,
        text: paragraphs(
          `Hi ${full_name},`,
          `Thank you for applying to sell your art at ${shop.brand}, and for showing us your work. We have looked at it with care, and we cannot take you on for now. This is why:`,
          quote(decline_reason),
          `You are welcome to apply again at any time:\n${shop.publicUrl}/artist`,
          closing(shop),
        ),
      }

const paragraphs = (...all: string[]): string => all.join('\n\n')

const closing = ({ brand, phone }: Shop): string =>
  `Any questions? Answer this mail, or call ${phone}.\n${brand}`
