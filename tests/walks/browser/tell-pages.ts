import type { ClientSettings } from '#host/web/page.ts'
import type { Visit } from './visit.ts'

/** Somebody whose script the shop runs where it has their key. */
interface Provider {
  setting: keyof ClientSettings
  key: string
  /** Where a page may go for them, by the directive of its policy. */
  policy: Readonly<Record<string, string>>
}

const POLICY = 'content-security-policy'

/** This shop has no key of any provider: the visit's pages are told of one, and may run its script. */
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
