import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import type { Settings } from '#services/shared/settings.ts'

/** Prints that the shop is open, and who may walk in. */
export const announce = ({ port, seed, isLocal }: Pick<Settings, 'port' | 'seed' | 'isLocal'>) => {
  console.log(`ready http://localhost:${port}`)
  if (seed === 'none') return
  if (!isLocal)
    return console.log('  no demo accounts: HOST, SERVICE_HOST or PUBLIC_URL leads beyond this machine')
  for (const { email, note } of DEMO_USERS) console.log(`  ${email} / ${DEMO_PASSWORD} (${note})`)
}
