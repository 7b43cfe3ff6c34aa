import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Shop } from '../../orders/mails.ts'
import type { HoldRules } from '../../payees/accounts/usable-from.ts'
import type { ConfirmPassword } from '../../payees/reveal/password.ts'
import type { ArtistAccountDeps } from '../deps.ts'

/** What the routes of an artist's own payment accounts need besides. */
export interface PaymentAccountDeps extends ArtistAccountDeps {
  confirmPassword: ConfirmPassword
  mailer: Mailer
  shop: Shop
  rules: HoldRules
}
