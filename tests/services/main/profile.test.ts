import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const profile = (options: { as?: string; headers?: Record<string, string> } = {}) =>
    main.call('GET', '/api/v2/profile/', options)

  describe('the profile', () => {
    // Spec 1.4, 3.18, 6.3, 7.10
    test('of a user names the project they worked on last', async () => {
      const { access, uuid } = await main.signIn()
      expect(await profile({ as: access })).toMatchObject({
        status: 200,
        body: { user_id: uuid, current_project: null, current_workspace: null },
      })
      const { project } = await main.createCart(access)
      expect((await profile({ as: access })).body).toEqual({
        user_id: uuid,
        current_project: project,
        current_workspace: { id: project.id, name: project.label },
      })
    })

    // Spec 6.23, 7.10
    test('of a guest session names the project of their cart', async () => {
      const { token, project } = await main.createCart()
      expect((await profile({ headers: { 'cart-token': token } })).body).toEqual({
        user_id: null,
        current_project: project,
        current_workspace: null,
      })
    })

    test('is refused without a session', async () => {
      const { access } = await main.signIn()
      const owned = await main.createCart(access)
      const sessions: Record<string, string>[] = [
        {},
        { 'cart-token': 'nothing' },
        { 'cart-token': owned.token },
      ]
      for (const headers of sessions) {
        expect(await profile({ headers })).toMatchObject({
          status: 403,
          body: { detail: 'Session profile not available.' },
        })
      }
    })

    // Spec 7.26
    test('is 401 with an expired token, as everything except signing out is', async () => {
      const { access } = await main.signIn()
      main.clock.advance(301_000)
      expect(await profile({ as: access })).toMatchObject({ status: 401, body: { code: 'token_not_valid' } })
      for (const as of [access, undefined]) {
        const out = await main.call('GET', '/accounts/signout-no-redirect/', { as })
        expect(out).toMatchObject({ status: 200, body: {} })
      }
    })
  })

  describe('a project', () => {
    // Spec 7.22
    test('opens as its cart, by its number', async () => {
      const { access } = await main.signIn()
      const cart = await main.createCart(access)
      for (const substrate of ['print', 'canvas']) await main.add(cart.token, { substrate }, { as: access })
      const project = await main.call('GET', `/api/v2/projects/${cart.project.id}/`, { as: access })
      expect(project.body).toEqual(
        (await main.call('GET', `/api/v2/cart/${cart.token}/`, { as: access })).body,
      )
      const items = (query = '') =>
        main.call('GET', `/api/v2/projects/${cart.project.id}/items/${query}`, { as: access })
      const all = await main.items(cart.token, access)
      expect((await items()).body).toEqual(all)
      expect((await items('?page=2&page_size=1')).body).toMatchObject({
        count: 2,
        next: null,
        results: all.results.slice(1),
      })
    })

    test.each(['0', '-1', 'x', '1.5', '99999999999999999999', "1' or 1=1"])('%j is not found', async (id) => {
      const { access } = await main.signIn()
      const reply = await main.call('GET', `/api/v2/projects/${encodeURIComponent(id)}/`, { as: access })
      expect(reply).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
    })
  })
})
