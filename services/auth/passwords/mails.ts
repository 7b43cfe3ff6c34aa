import type { Message } from '../../shared/mail/message.ts'
import type { User } from '../users/store.ts'

interface Shop {
  brand: string
  /** The address that visitors use. */
  publicUrl: string
}

/** The words of spec.md section 4, Reset password. */
export const resetMail = ({ brand, publicUrl }: Shop, { email }: User, link: ResetLink): Message => ({
  to: email,
  subject: `Set a new password for ${brand}`,
  text: [
    `Somebody, most likely you, has asked to set a new password for ${email} at ${brand}.`,
    'To choose one, open this link within an hour. It works once:',
    `${publicUrl}/accounts/reset-password-confirm/${link.uid}/${link.token}`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ].join('\n\n'),
})

export const changedMail = ({ brand, publicUrl }: Shop, { email }: User): Message => ({
  to: email,
  subject: `Your password for ${brand} was changed`,
  text: [
    `The password for ${email} at ${brand} has just been changed, and every other device was signed out.`,
    `If it was not you, set a new one now: ${publicUrl}/accounts/reset-password`,
  ].join('\n\n'),
})

export interface ResetLink {
  uid: string
  token: string
}
