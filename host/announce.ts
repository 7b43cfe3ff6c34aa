import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import type { Settings } from '#services/shared/settings.ts'

/** The one line that says the shop is open, and who may walk in. */
export const announce = (settings: Settings) => {
  console.log(`ready http://localhost:${settings.port}`)
  if (settings.seed === 'none') return
  for (const { email, note } of DEMO_USERS) console.log(`  ${email} / ${DEMO_PASSWORD} (${note})`)
}
