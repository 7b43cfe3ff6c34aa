import type { ReviewedView, SharedProjectView, ShareView } from '#services/main/shares/contract.ts'
import type { Reply } from '#tests/support/services/http.ts'
import type { MainService } from './main-service.ts'

/** Makes the calls by which somebody shares a project. */
export function sharingOf(main: () => MainService) {
  const share = async (method: 'GET' | 'POST' | 'DELETE', token: string, as?: string) => {
    const reply = await main().call(method, `/api/v2/projects/${token}/share/`, { as })
    return { ...reply, body: reply.body as ShareView }
  }
  const see = async (link: string) => {
    const reply = await main().call('GET', `/api/v2/shared/${link}/`)
    return { ...reply, body: reply.body as SharedProjectView }
  }
  const say = async (link: string, body: object, headers: Record<string, string> = {}) => {
    const reply: Reply = await main().call('POST', `/api/v2/shared/${link}/reviews/`, {
      body: { author: 'Ann', ...body },
      headers,
    })
    return { ...reply, body: reply.body as ReviewedView }
  }
  /** Makes a guest's cart with a print of lake, and its link. */
  const sharedLake = async () => {
    const { token } = await main().createCart()
    const { body: item } = await main().add(token)
    const { body } = await share('POST', token)
    return { token, item: item.id, link: body.share_token ?? '' }
  }
  return { share, see, say, sharedLake }
}
