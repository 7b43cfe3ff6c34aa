import { COMMON_PASSWORDS } from './common-passwords.ts'

const SHORTEST = 8
/** An email's parts shorter than this say nothing. */
const TELLING = 4

/** What is wrong with a new password, in Django's words. Its greatest length, 128, is the schema's to check. */
export function passwordFaults(password: string, email: string): string[] {
  const faults: string[] = []
  if (isLikeEmail(password, email)) faults.push('The password is too similar to the email address.')
  if (password.length < SHORTEST) {
    faults.push(`This password is too short. It must contain at least ${SHORTEST} characters.`)
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) faults.push('This password is too common.')
  if (/^\d+$/.test(password)) faults.push('This password is entirely numeric.')
  return faults
}

/** Whether the email, or a word of it, makes up more than half of the password. */
function isLikeEmail(password: string, email: string): boolean {
  const lower = password.toLowerCase()
  return [email, ...email.split(/\W+/)].some(
    (part) => part.length >= TELLING && lower.includes(part) && part.length > lower.length / 2,
  )
}
