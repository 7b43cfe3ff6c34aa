/** How far an application has come, by its stage. */
const WORDS: Readonly<Record<string, string>> = {
  started: 'Not submitted yet: started',
  info: 'Not submitted yet: has given details',
  sample: 'Not submitted yet: has given samples',
  submitted: 'Submitted',
  declined: 'Declined',
  approved: 'Approved',
  payment: 'Approved, and gives payment details',
}

export const stageInWords = (stage: string): string => WORDS[stage] ?? stage
