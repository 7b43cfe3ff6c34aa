import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#services/shared/database/driver.ts'
import type { Settings } from '#services/shared/settings.ts'
import type { Vault } from '../vault/vault.ts'
import { createAccounts } from './accounts.ts'
import type { PayoutDeps } from './deps.ts'
import { moneyFileLinks } from './file-links.ts'
import { createInactiveArtists } from './inactive-artists.ts'
import { startAsking } from './provider/asking.ts'
import { openPayoutProvider } from './provider/open-provider.ts'
import type { PayoutRouteDeps } from './route-deps.ts'
import { bankFileLinks } from './runs/file-routes.ts'
import { startRunRounds } from './runs/rounds.ts'

type OpenDeps = Omit<PayoutDeps, 'rules' | 'accounts' | 'inactiveArtists' | 'provider' | 'shop'> & {
  database: Database
  vault: Vault
  settings: Settings
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Starts the rounds that bring runs on, and those that ask the provider. `stop` begins no new one, and
 * resolves once the last have ended.
 */
export function openPayouts({
  vault,
  settings,
  log,
  ...deps
}: OpenDeps): PayoutRouteDeps & { stop(): Promise<void> } {
  const opened = {
    ...deps,
    shop: settings,
    accounts: createAccounts({ clock: deps.clock, vault }),
    provider: openPayoutProvider(settings),
    inactiveArtists: createInactiveArtists(settings.content.url, settings.serviceKey),
    rules: {
      minimum: settings.payoutMinimum,
      accountHoldDays: settings.accountHoldDays,
      clears: settings.royaltyClears,
      timeZone: settings.businessTimeZone,
    },
  }
  const rounds = startRunRounds({
    ...opened,
    onFailure: (err) => log.warn({ err }, 'payouts are brought on later'),
  })
  const asking = startAsking({ ...opened, log })
  return {
    ...opened,
    secondSignature: settings.secondSignature,
    nudge() {
      rounds.nudge()
      asking.nudge()
    },
    stop: async () => void (await Promise.all([rounds.stop(), asking.stop()])),
  }
}

/** Deletes links that nobody has followed (services/shared/upkeep.ts). */
export const payoutTidyings = (database: Database, clock: () => Date) => [
  () => bankFileLinks.purge(database, clock()),
  () => moneyFileLinks.purge(database, clock()),
]
