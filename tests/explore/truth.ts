import { SERVICE_KEY } from '#tests/support/services/secret.ts'

/** What REST says of whoever is at the shop, as the properties hold the page against it. */
export interface Truth {
  /** The account's open project; null when it has none, or nobody is signed in. */
  project: { token: string; quantity: number } | null
  /** Pieces in the guest's cart; null for an account. */
  guestQuantity: number | null
}

interface Project {
  token: string
  quantity: number
  latest_order: string | null
  is_current: boolean
}

/**
 * Null when the service refuses: the token is spent, or there is no such cart. Throws when it does not
 * answer.
 */
const read = async (url: string, authorization?: string) => {
  const answer = await fetch(url, {
    headers: { ...SERVICE_KEY, ...(authorization && { authorization }) },
    signal: AbortSignal.timeout(5_000),
  })
  if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}.`)
  return answer.ok ? answer.json() : null
}

/** Null where nothing is known, as when the token is spent. Throws while the service does not answer. */
export const readTruth = async (
  main: string,
  authorization: string | null,
  guestCart: string | null,
): Promise<Truth | null> => {
  if (authorization) {
    const projects = await read(`${main}/api/v2/projects/?page_size=100`, authorization)
    if (!projects) return null
    const open = (projects.results as Project[]).filter(({ latest_order }) => latest_order === null)
    const project = open.find(({ is_current }) => is_current) ?? open[0]
    return {
      project: project ? { token: project.token, quantity: project.quantity } : null,
      guestQuantity: null,
    }
  }
  const cart = await read(`${main}/api/v2/cart/${encodeURIComponent(guestCart ?? 'none')}/`)
  return { project: null, guestQuantity: guestCart ? (cart?.quantity ?? null) : null }
}
