import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import { escapeHtml } from './escape.ts'

/** What a page's HTML tells those who do not run it. */
export interface PageHead {
  status: number
  /** Stands before the product's name; null for the product alone. */
  title: string | null
  description: string | null
  /** Further tags of the head, as HTML. */
  tags: string
}

/** What is known of a request for a page. */
export interface Asked {
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
  hostname: string
}

export type HeadOf = (asked: Asked) => Promise<PageHead>

/** In milliseconds: the page needs none of this, so a visitor does not wait long for it. */
export const TIMEOUT = 2_000

const LONGEST_DESCRIPTION = 300

export const HIDDEN = '<meta name="robots" content="noindex">'

/** A service answers these when there is no such thing, or when nothing could have such a name. */
const UNKNOWN = [400, 404, 414, 431]

/**
 * Makes a head of a service's answer: 404 for an unknown thing, and closed to search engines while it cannot
 * be asked.
 */
export const headOfAnswer = async (
  url: string,
  serviceKey: string,
  headOf: (body: unknown) => PageHead,
): Promise<PageHead> => {
  try {
    return headOf(await fetchJson(url, { timeout: TIMEOUT, serviceKey }))
  } catch (error) {
    const status = error instanceof UpstreamFailure ? error.status : null
    return status !== null && UNKNOWN.includes(status)
      ? { status: 404, title: 'Not Found', description: null, tags: HIDDEN }
      : { status: 503, title: null, description: null, tags: HIDDEN }
  }
}

export const writeProperty = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`

export const shorten = (text: string) =>
  text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 1)}…` : text
