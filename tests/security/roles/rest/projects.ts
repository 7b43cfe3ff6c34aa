import { randomUUID } from 'node:crypto'
import { everybody, ownerOnly, type RestCase, rest, signedIn } from '../cases.ts'
import { ITEM } from '../ground.ts'

/**
 * Who may do what to carts and projects: only the owner reaches their own, staff included, and the token
 * opens a guest's.
 */
export const PROJECT_CASES: readonly RestCase[] = [
  rest(
    'POST /api/v2/cart/',
    () => ({ path: '/api/v2/cart/', body: { cart_email: 'guest@example.test' } }),
    everybody(201),
  ),
  rest(
    'POST /api/v2/cart/',
    () => ({ path: '/api/v2/cart/', body: { cart_email: 'guest@example.test', item: ITEM } }),
    everybody(201),
    'with an item in it',
  ),
  rest(
    'GET /api/v2/cart/',
    async (ground, role) => {
      await ground.cartOf(role)
      return { path: '/api/v2/cart/' }
    },
    [404, 200, 200, 200, 200],
    'the last one of whoever asks',
  ),
  rest(
    'GET /api/v2/cart/:/',
    async (ground) => ({ path: `/api/v2/cart/${(await ground.project()).token}/` }),
    ownerOnly(),
  ),
  rest(
    'GET /api/v2/cart/:/',
    async (ground) => ({ path: `/api/v2/cart/${(await ground.guestProject()).token}/` }),
    everybody(200),
    'a guest’s, by its token',
  ),
  rest(
    'GET /api/v2/cart/:/',
    async (ground) => ({ path: `/api/v2/cart/${(await ground.shared()).link}/` }),
    everybody(404),
    'by a link that shows it',
  ),
  rest(
    'GET /api/v2/cart/:/items/',
    async (ground) => ({ path: `/api/v2/cart/${(await ground.project()).token}/items/` }),
    ownerOnly(),
  ),
  rest(
    'POST /api/v2/cart/:/item/',
    async (ground) => ({ path: `/api/v2/cart/${(await ground.project()).token}/item/`, body: ITEM }),
    ownerOnly(201),
  ),
  rest(
    'POST /api/v2/cart/:/item/',
    async (ground) => {
      const [{ token }, { id }] = [await ground.guestProject(), await ground.project()]
      return { path: `/api/v2/cart/${token}/item/`, body: { ...ITEM, workspace_id: id } }
    },
    [400, 201, 400, 400, 400],
    'to the owner’s workspace, from a guest’s cart',
  ),
  rest(
    'POST /api/v2/cart/:/migrate-cart/',
    async (ground) => ({
      path: `/api/v2/cart/${(await ground.guestProject()).token}/migrate-cart/`,
      body: {},
    }),
    signedIn(),
    'a guest’s',
  ),
  rest(
    'POST /api/v2/cart/:/migrate-cart/',
    async (ground) => ({ path: `/api/v2/cart/${(await ground.project()).token}/migrate-cart/`, body: {} }),
    [401, 200, 404, 404, 404],
    'the owner’s',
  ),
  rest('GET /api/v2/projects/', () => ({ path: '/api/v2/projects/' }), signedIn()),
  rest(
    'POST /api/v2/projects/',
    () => ({ path: '/api/v2/projects/', body: { name: 'Lobby' } }),
    signedIn(201),
  ),
  rest(
    'GET /api/v2/projects/:/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.project()).id}/` }),
    [401, 200, 404, 404, 404],
  ),
  rest(
    'GET /api/v2/projects/:/items/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.project()).id}/items/` }),
    [401, 200, 404, 404, 404],
  ),
  rest(
    'PATCH /api/v2/projects/:/',
    async (ground) => ({
      path: `/api/v2/projects/${(await ground.project()).token}/`,
      body: { name: 'Hall' },
    }),
    ownerOnly(),
  ),
  rest(
    'PATCH /api/v2/projects/:/item/',
    async (ground) => {
      const { token, itemId } = await ground.project()
      return { path: `/api/v2/projects/${token}/item/?id=${itemId}`, body: { quantity: 2 } }
    },
    ownerOnly(),
  ),
  rest(
    'PATCH /api/v2/projects/:/item/',
    async (ground) => {
      const [{ token }, { itemId }] = [await ground.guestProject(), await ground.project()]
      return { path: `/api/v2/projects/${token}/item/?id=${itemId}`, body: { quantity: 2 } }
    },
    everybody(404),
    'the owner’s line through another cart',
  ),
  rest(
    'DELETE /api/v2/projects/:/item/',
    async (ground) => {
      const { token, itemId } = await ground.project()
      return { path: `/api/v2/projects/${token}/item/?id=${itemId}` }
    },
    ownerOnly(),
  ),
  rest(
    'GET /api/v2/projects/:/history/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.project()).token}/history/` }),
    [404, 200, 404, 404, 200],
  ),
  rest(
    'POST /api/v2/projects/:/undo/',
    async (ground) => ({
      path: `/api/v2/projects/${(await ground.project()).token}/undo/`,
      body: { seq: 2 },
      headers: { 'idempotency-key': randomUUID() },
    }),
    ownerOnly(),
  ),
  rest(
    'GET /api/v2/projects/:/share/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.shared()).token}/share/` }),
    ownerOnly(),
  ),
  rest(
    'POST /api/v2/projects/:/share/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.project()).token}/share/`, body: {} }),
    ownerOnly(),
  ),
  rest(
    'DELETE /api/v2/projects/:/share/',
    async (ground) => ({ path: `/api/v2/projects/${(await ground.shared()).token}/share/` }),
    ownerOnly(),
  ),
  rest(
    'GET /api/v2/shared/:/',
    async (ground) => ({ path: `/api/v2/shared/${(await ground.shared()).link}/` }),
    everybody(200),
  ),
  rest(
    'GET /api/v2/shared/:/',
    async (ground) => ({ path: `/api/v2/shared/${(await ground.project()).token}/` }),
    everybody(404),
    'by the token of its cart',
  ),
  rest(
    'POST /api/v2/shared/:/reviews/',
    async (ground) => {
      const { link, itemId } = await ground.shared()
      return {
        path: `/api/v2/shared/${link}/reviews/`,
        body: { items: [itemId], author: 'Ann', verdict: 'approved' },
        headers: { 'idempotency-key': randomUUID() },
      }
    },
    everybody(201),
  ),
  rest('GET /api/v2/myprojects/', () => ({ path: '/api/v2/myprojects/' }), signedIn()),
  rest('GET /api/v2/myworkspaces/', () => ({ path: '/api/v2/myworkspaces/' }), signedIn()),
  rest('GET /api/v2/profile/', () => ({ path: '/api/v2/profile/' }), [403, 200, 200, 200, 200]),
  rest(
    'PATCH /api/v2/profile/',
    async (ground) => ({ path: '/api/v2/profile/', body: { current_project: (await ground.project()).id } }),
    [401, 200, 400, 400, 400],
  ),
  rest(
    'GET /art/design/:/',
    async (ground) => ({ path: await ground.design() }),
    everybody(200),
    'by its link',
  ),
  rest(
    'GET /art/design/:/',
    async (ground) => ({ path: `/art/design/${(await ground.project()).token}` }),
    everybody(404),
    'by the token of its cart',
  ),
]
