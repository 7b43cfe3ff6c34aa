/** What REST says of whoever is at the shop, as the properties hold the page against it. */
export interface Truth {
  /** When it was read, in milliseconds since 1970. */
  at: number
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

const read = async (url: string, authorization?: string) => {
  const answer = await fetch(url, {
    headers: { ...(authorization && { authorization }) },
    signal: AbortSignal.timeout(5_000),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`)
  return answer.json()
}

/** Null while the service does not answer, or the token is spent: then nothing is known. */
export const readTruth = async (
  main: string,
  authorization: string | null,
  guestCart: string | null,
): Promise<Truth | null> => {
  const at = Date.now()
  try {
    if (authorization) {
      const { results } = await read(`${main}/api/v2/projects/?page_size=100`, authorization)
      const open = (results as Project[]).filter(({ latest_order }) => latest_order === null)
      const project = open.find(({ is_current }) => is_current) ?? open[0]
      return {
        at,
        project: project ? { token: project.token, quantity: project.quantity } : null,
        guestQuantity: null,
      }
    }
    if (!guestCart) return { at, project: null, guestQuantity: null }
    const { quantity } = await read(`${main}/api/v2/cart/${encodeURIComponent(guestCart)}/`)
    return { at, project: null, guestQuantity: quantity }
  } catch {
    return null
  }
}
