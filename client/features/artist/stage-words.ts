import type { ApplicationStage } from '#client/apollo/generated/graphql.ts'

/** How far an application has come, in a word or two and in a sentence. */
export const STAGE_WORDS: Record<ApplicationStage, { name: string; says: string }> = {
  STARTED: { name: 'Started', says: 'You’ve started your application.' },
  INFO: { name: 'Details received', says: 'We have your details.' },
  SAMPLE: { name: 'Samples received', says: 'We have your details and samples of your work.' },
  SUBMITTED: { name: 'In review', says: 'We’re reviewing your work and will email you.' },
  DECLINED: { name: 'Not accepted', says: 'Your application was not accepted this time.' },
  APPROVED: { name: 'Approved', says: 'You are one of our artists.' },
  PAYMENT: { name: 'Payment details', says: 'You’re one of our artists. Payment details come next.' },
}
