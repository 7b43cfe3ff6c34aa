import type { Settings } from '#services/shared/settings.ts'
import { type HeadOf, HIDDEN, headOfAnswer } from './page-head.ts'

/** The address opens the page: send no referrer to other sites. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer">'

/** What nobody else may keep, list or be told of. */
export const SHARED_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const

/**
 * Asks the main service whether a link opens a project: 404 for one that is unknown or withdrawn. The
 * project's name is not in the head, so that whoever is sent the link sees more than a program that only
 * looks at it.
 */
export const createSharedHead =
  ({ main, serviceKey }: Pick<Settings, 'main' | 'serviceKey'>): HeadOf =>
  async ({ params: { token = '' } }) => {
    const url = `${main.url}/api/v2/shared/${encodeURIComponent(token)}/`
    const head = await headOfAnswer(url, serviceKey, () => ({
      status: 200,
      title: null,
      description: null,
      tags: HIDDEN,
    }))
    return { ...head, tags: `${head.tags}${NO_REFERRER}` }
  }
