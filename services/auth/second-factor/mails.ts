import type { Message } from '../../shared/mail/message.ts'
import type { Settings } from '../../shared/settings.ts'
import type { User } from '../users/store.ts'

type Shop = Pick<Settings, 'brand' | 'publicUrl' | 'phone'>

/** A new password keeps others out, but leaves two-step verification as they made it. */
const unlessYou = ({ publicUrl, phone }: Shop): string =>
  [
    `If it was not you, set a new password now: ${publicUrl}/accounts/reset-password`,
    `Then call us at ${phone}, as a new password does not undo this.`,
  ].join('\n')

const notice =
  (what: string, told: (who: string) => string) =>
  (shop: Shop, { email }: Pick<User, 'email'>): Message => ({
    to: email,
    subject: `${what} for ${shop.brand}`,
    text: [told(`${email} at ${shop.brand}`), unlessYou(shop)].join('\n\n'),
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
  (who) => `New recovery codes were just made for ${who}. The ones from before no longer work.`,
)
