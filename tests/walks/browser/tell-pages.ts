import type { ClientSettings } from '#host/web/client-settings.ts'
import type { Visit } from './visit.ts'

/** A provider whose script the shop runs where it has their key. */
interface Provider {
  setting: keyof ClientSettings
  key: string
  /** Where a page may reach them, by directive of its policy. */
  policy: Readonly<Record<string, string>>
}

const POLICY = 'content-security-policy'

/** This shop has no provider's key: tells the visit's pages of one, and lets them run its script. */
export const tellPages = ({ page }: Visit, { setting, key, policy }: Provider) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = await answer.text()
    const headers = answer.headers()
    const allowing = Object.entries(policy).reduce(
      (all, [directive, origin]) => all.replace(directive, `${directive} ${origin}`),
      headers[POLICY] ?? '',
    )
    return route.fulfill({
      response: answer,
      headers: { ...headers, [POLICY]: allowing },
      body: html.replace(`"${setting}":null`, `"${setting}":"${key}"`),
    })
  })
