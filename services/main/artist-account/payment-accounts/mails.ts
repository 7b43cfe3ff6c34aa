import { writeLetter } from '#services/shared/mail/letter/write.ts'
import type { Message } from '#services/shared/mail/message.ts'
import type { Shop } from '#services/shared/shop.ts'
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
  corrected: (account, brand) => `${account} replaces the account at ${brand} that was refused.`,
  chosen: (account, brand) => `Your ${brand} payments go to ${account} from now on.`,
  removed: (account, brand) => `${account} was removed from your ${brand} account.`,
}

/** Tells whoever has the account of a change that somebody else might have made in their name. */
export const changeMail = (
  shop: Shop,
  to: string,
  change: AccountChange,
  { account, usable_from, default: isDefault }: Pick<OwnAccountView, 'account' | 'usable_from' | 'default'>,
): Message => ({
  to,
  subject: `${SUBJECTS[change]} at ${shop.brand}`,
  ...writeLetter(shop, {
    preheader: 'If it wasn’t you, change your password and call us.',
    heading: SUBJECTS[change],
    blocks: [
      { kind: 'text', text: WHAT[change](account, shop.brand) },
      ...(isDefault && usable_from !== null
        ? [
            {
              kind: 'text',
              text: `For your safety, payments wait until ${tellDay(usable_from)}. Nothing is lost meanwhile.`,
            } as const,
          ]
        : []),
      {
        kind: 'button',
        label: 'View your payment accounts',
        url: `${shop.publicUrl}/artist/account/payment`,
      },
      {
        kind: 'text',
        text: `If it wasn’t you, change your password and call us right away at ${shop.phone}.`,
      },
      { kind: 'link', label: 'Change your password', url: `${shop.publicUrl}/accounts/change-password` },
    ],
  }),
})
