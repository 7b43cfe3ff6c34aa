import { COMMON_PASSWORDS } from './common-passwords.ts'
import type { User } from './store.ts'

const SHORTEST = 8
/** A shorter word says nothing about a likeness. */
const TELLING = 4

/** Lists what is wrong with a new password, in Django's words. The schema checks the greatest length, 128. */
export function findPasswordFaults(
  password: string,
  { email, name }: Pick<User, 'email' | 'name'>,
): string[] {
  const faults: string[] = []
  if (isLike(password, email)) faults.push('The password is too similar to the email address.')
  if (isLike(password, name)) faults.push('The password is too similar to the name.')
  if (password.length < SHORTEST) {
    faults.push(`This password is too short. It must contain at least ${SHORTEST} characters.`)
  }
  if (COMMON_PASSWORDS.has(password.toLowerCase())) faults.push('This password is too common.')
  if (/^\d+$/.test(password)) faults.push('This password is entirely numeric.')
  return faults
}

/** Whether a text of the account, or a word of it, makes up more than half of the password. */
function isLike(password: string, text: string): boolean {
  const lower = password.toLowerCase()
  const own = text.toLowerCase()
  return [own, ...own.split(/[^\p{L}\p{N}]+/u)].some(
    (part) => part.length >= TELLING && lower.includes(part) && part.length > lower.length / 2,
  )
}
