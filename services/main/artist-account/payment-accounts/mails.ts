import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '../../orders/mails.ts'
import { tellDay } from '../../payouts/reason-words.ts'
import type { OwnAccountView } from './contract.ts'

/** What an artist has done to where they are paid. */
export type AccountChange = 'added' | 'corrected' | 'chosen' | 'removed'

const SUBJECTS: Readonly<Record<AccountChange, string>> = {
  added: 'A payment account was added',
  corrected: 'A payment account was corrected',
  chosen: 'Your payments go to another account',
  removed: 'A payment account was removed',
}

const WHAT: Readonly<Record<AccountChange, (account: string, brand: string) => string>> = {
  added: (account, brand) => `${account} was added to your ${brand} account.`,
  corrected: (account, brand) => `${account} stands for the account of yours at ${brand} that was refused.`,
  chosen: (account, brand) => `Your ${brand} payments go to ${account} from now on.`,
  removed: (account, brand) => `${account} was removed from your ${brand} account.`,
}

/** Tells whoever has the account of a change that somebody else might have made in their name. */
export const changeMail = (
  shop: Shop,
  to: string,
  change: AccountChange,
  { account, usable_from, default: isDefault }: OwnAccountView,
): Message => ({
  to,
  subject: `${SUBJECTS[change]} at ${shop.brand}`,
  text: [
    WHAT[change](account, shop.brand),
    ...(isDefault && usable_from !== null
      ? [`For your safety payments wait until ${tellDay(usable_from)}; nothing is lost meanwhile.`]
      : []),
    `Your payment accounts: ${shop.publicUrl}/artist/account/payment`,
    `If it was not you, change your password at ${shop.publicUrl}/accounts/change-password and call us at once: ${shop.phone}.`,
    shop.brand,
  ].join('\n\n'),
})
