import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { Shop } from '#services/shared/shop.ts'
import type { ApplicationView } from './applying/contract.ts'
import type { ArtistProfileView } from './contract.ts'

/** The shop that writes, and where staff read. */
export type Desk = Shop & Pick<Settings, 'mailFrom'>

type Submitted = Pick<ApplicationView, 'sample' | 'usual_days'> & {
  values: Pick<ApplicationView['values'], 'full_name' | 'location'>
}

type Applicant = Pick<ArtistProfileView, 'email' | 'full_name' | 'decline_reason'>

/** Tells an applicant what became of their application, with the reason where it was declined. */
export const decisionMail = (shop: Shop, { email, full_name, decline_reason }: Applicant): Message =>
  decline_reason === null
    ? {
        to: email,
        subject: `Welcome to ${shop.brand}, ${full_name}`,
        ...writeLetter(shop, {
          preheader: 'Your application is approved. Three things are left.',
          heading: `Welcome to ${shop.brand}`,
          blocks: [
            { kind: 'text', text: `Hi ${full_name},` },
            {
              kind: 'text',
              text: `Good news: we have approved your application to sell your art at ${shop.brand}.`,
            },
            {
              kind: 'text',
              text: 'Three things are left, in any order: the royalty agreement, your tax form and how we pay you.',
            },
            { kind: 'button', label: 'Finish setting up', url: `${shop.publicUrl}/artist/new` },
          ],
        }),
      }
    : {
        to: email,
        subject: `About your application to ${shop.brand}`,
        ...writeLetter(shop, {
          preheader: 'Thank you for showing us your work.',
          heading: 'About your application',
          blocks: [
            { kind: 'text', text: `Hi ${full_name},` },
            {
              kind: 'text',
              text: `Thank you for applying to sell your art at ${shop.brand}, and for showing us your work. We looked at it with care, and we can’t take you on right now. Here’s why:`,
            },
            { kind: 'quote', text: decline_reason },
            {
              kind: 'text',
              text: 'You’re welcome to apply again at any time. We’ve kept what you wrote for you.',
            },
            { kind: 'button', label: 'Apply again', url: `${shop.publicUrl}/artist/apply` },
          ],
        }),
      }

/** Tells the applicant that their application has come, and staff that one waits. */
export const submittedMails = (desk: Desk, email: string, submitted: Submitted): Message[] => [
  receivedMail(desk, email, submitted),
  waitingMail(desk, submitted),
]

const receivedMail = (
  shop: Shop,
  to: string,
  { values: { full_name }, sample, usual_days }: Submitted,
): Message => ({
  to,
  subject: `We have your application to ${shop.brand}`,
  ...writeLetter(shop, {
    preheader: 'We look at your work next, and then we email you.',
    heading: 'We have your application',
    blocks: [
      { kind: 'text', text: `Hi ${full_name},` },
      {
        kind: 'text',
        text: `Thank you for applying to sell your art at ${shop.brand}. We have your details and ${sample.length} pictures.`,
      },
      { kind: 'text', text: usual_days === null ? NEXT : `${NEXT} ${usuallyIn(usual_days)}` },
      { kind: 'button', label: 'See your application', url: `${shop.publicUrl}/artist/apply/applied` },
    ],
  }),
})

const waitingMail = (desk: Desk, { values: { full_name, location }, sample }: Submitted): Message => ({
  to: addressOf(desk.mailFrom),
  subject: `New artist application: ${full_name}`,
  ...writeLetter(desk, {
    preheader: `${full_name} from ${location}`,
    heading: 'New artist application',
    blocks: [
      {
        kind: 'text',
        text: `${full_name} from ${location} has applied to sell art, with ${sample.length} pictures.`,
      },
      {
        kind: 'button',
        label: 'See waiting applications',
        url: `${desk.publicUrl}/manage/artist-profile?application_stage=submitted`,
      },
    ],
    isForStaff: true,
  }),
})

const NEXT = 'Someone on our team looks at your work next, and then we email you.'

const usuallyIn = (days: number): string =>
  days === 1 ? 'That usually takes a day.' : `That usually takes ${days} days.`

/** Of 'Aquatint <hello@aquatint.test>': where people who answer the shop's mail write to. */
const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from
