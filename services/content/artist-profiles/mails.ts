import type { Message } from '#services/shared/mail/message.ts'
import { quote } from '#services/shared/mail/quote.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { ApplicationView } from './applying/contract.ts'
import type { ArtistProfileView } from './contract.ts'

/** The shop that writes. */
export type Shop = Pick<Settings, 'brand' | 'phone' | 'publicUrl' | 'mailFrom'>

type Submitted = Pick<ApplicationView, 'values' | 'sample' | 'usual_days'>

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
          `Three things are left, in any order: the royalty agreement, your tax form and how we pay you.\n${shop.publicUrl}/artist/new`,
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
          `You are welcome to apply again at any time. What you wrote is kept for you:\n${shop.publicUrl}/artist/apply`,
          closing(shop),
        ),
      }

/** Tells the applicant that their application has come, and staff that one waits. */
export const submittedMails = (
  shop: Shop,
  email: string,
  { values: { full_name, location }, sample, usual_days }: Submitted,
): Message[] => [
  {
    to: email,
    subject: `We have your application to ${shop.brand}`,
    text: paragraphs(
      `Hi ${full_name},`,
      `Thank you for applying to sell your art at ${shop.brand}. We have your details and ${sample.length} pictures.`,
      usual_days === null ? NEXT : `${NEXT} ${usuallyIn(usual_days)}`,
      `See how far it has come:\n${shop.publicUrl}/artist/apply/applied`,
      closing(shop),
    ),
  },
  {
    to: addressOf(shop.mailFrom),
    subject: `New artist application: ${full_name}`,
    text: paragraphs(
      `${full_name} from ${location} has applied to sell art, with ${sample.length} pictures.`,
      `Applications that wait:\n${shop.publicUrl}/manage/artist-profile?application_stage=submitted`,
    ),
  },
]

const NEXT = 'Somebody of our team looks at your work next, and then we write to you.'

const usuallyIn = (days: number): string =>
  days === 1 ? 'That usually takes a day.' : `That usually takes ${days} days.`

/** Of 'Aquatint <hello@aquatint.test>': where people who answer the shop's mail write to. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from

const paragraphs = (...all: string[]): string => all.join('\n\n')

const closing = ({ brand, phone }: Shop): string =>
  `Any questions? Answer this mail, or call ${phone}.\n${brand}`
