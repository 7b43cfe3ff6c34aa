import { SERVICE_KEY } from '#tests/support/services/secret.ts'

/** What REST says of whoever is at the shop, for the properties to compare the page with. */
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
 * Answers null when the service refuses, as for a spent token or an unknown cart. Throws when it does not
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

/** Answers null where nothing is known, as for a spent token. Throws while the service does not answer. */
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
