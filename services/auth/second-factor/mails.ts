import { writeLetter } from '../../shared/mail/letter/write.ts'
import type { Message } from '../../shared/mail/message.ts'
import type { Shop } from '../../shared/shop.ts'
import type { User } from '../users/store.ts'

/** A new password keeps others out, but leaves two-step verification as they made it. */
const notice =
  (what: string, told: (who: string) => string) =>
  (shop: Shop, { email }: Pick<User, 'email'>): Message => ({
    to: email,
    subject: `${what} for ${shop.brand}`,
    ...writeLetter(shop, {
      preheader: 'If it wasn’t you, set a new password now and call us.',
      heading: what,
      blocks: [
        { kind: 'text', text: told(`${email} at ${shop.brand}`) },
        {
          kind: 'text',
          text: `If it wasn’t you, set a new password now, then call us at ${shop.phone}: a new password doesn’t undo this.`,
        },
        { kind: 'button', label: 'Set a new password', url: `${shop.publicUrl}/accounts/reset-password` },
      ],
    }),
  })

export const turnedOnMail = notice(
  'Two-step verification is on',
  (who) =>
    `Two-step verification was just turned on for ${who}, and every other device was signed out. ` +
    'From now on, signing in asks for a code from your authenticator app.',
)

export const turnedOffMail = notice(
  'Two-step verification is off',
  (who) => `Two-step verification was just turned off for ${who}, and every other device was signed out.`,
)

export const newCodesMail = notice(
  'New recovery codes',
  (who) => `New recovery codes were just made for ${who}. The old ones no longer work.`,
)
