import type { Settings } from '#services/shared/settings.ts'
import { type HeadOf, HIDDEN, headOfAnswer } from './page-head.ts'

/** The address opens the page, so send no referrer to other sites. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer">'

/** Nobody else may keep, list or be told of such a page. */
export const SHARED_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
} as const

/**
 * Asks the main service whether a link opens a project: 404 for an unknown or withdrawn one. The head leaves
 * out the project's name, so that programs which only look at the link see less than the person it was sent
 * to.
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
