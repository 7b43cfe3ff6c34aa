import { writeLetter } from '../../shared/mail/letter/write.ts'
import type { Message } from '../../shared/mail/message.ts'
import type { Shop } from '../../shared/shop.ts'
import type { User } from '../users/store.ts'

type Owner = Pick<User, 'email'>

/** The words of spec.md section 4, Reset password. */
export const resetMail = (shop: Shop, { email }: Owner, link: ResetLink): Message => ({
  to: email,
  subject: `Set a new password for ${shop.brand}`,
  ...writeLetter(shop, {
    preheader: 'This link works once, within an hour.',
    heading: 'Set a new password',
    blocks: [
      {
        kind: 'text',
        text: `Someone, most likely you, asked to set a new password for ${email} at ${shop.brand}.`,
      },
      {
        kind: 'button',
        label: 'Set a new password',
        url: `${shop.publicUrl}/accounts/reset-password-confirm/${link.uid}/${link.token}`,
      },
      {
        kind: 'note',
        text: 'The link works once, within an hour. If it wasn’t you, you can ignore this email: your password stays as it is.',
      },
    ],
  }),
})

export const changedMail = (shop: Shop, { email }: Owner): Message => ({
  to: email,
  subject: `Your password for ${shop.brand} was changed`,
  ...writeLetter(shop, {
    preheader: 'If it wasn’t you, set a new one now.',
    heading: 'Your password was changed',
    blocks: [
      {
        kind: 'text',
        text: `The password for ${email} at ${shop.brand} was just changed, and every other device was signed out.`,
      },
      { kind: 'text', text: 'If it wasn’t you, set a new password now.' },
      { kind: 'button', label: 'Set a new password', url: `${shop.publicUrl}/accounts/reset-password` },
    ],
  }),
})

export interface ResetLink {
  uid: string
  token: string
}
