import { onTestFinished } from 'vitest'
import { createPageTemplate } from '#host/web/page.ts'
import { createWeb } from '#host/web/server.ts'
import { openStandIn } from '#tests/graph/support/stand-in.ts'
import { createSettings } from '#tests/support/services/settings.ts'

const SHELL =
  '<head><meta name="description" content="The shop." /><title>x</title><!--settings--></head><body></body>'

/** Opens the web process before a content service that answers as the test says. */
export const openWebBeforeStandIn = async (env: Record<string, string> = {}) => {
  const content = await openStandIn()
  const settings = createSettings({ CONTENT_URL: content.url, PUBLIC_URL: 'https://shop.example', ...env })
  const template = createPageTemplate(settings, SHELL)
  const web = await createWeb({ settings, render: (request) => template.render(request) })
  onTestFinished(() => web.close())
  return { web, content }
}
