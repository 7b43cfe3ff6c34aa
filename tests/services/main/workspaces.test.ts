import { beforeAll, describe, expect, test } from 'vitest'
import type { ProjectSummaryView } from '#services/main/projects/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'
import { createProjectCalls } from './project-calls.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const { workspaces, profile, choose, order, create } = createProjectCalls(() => main)

  describe('a workspace', () => {
    // Spec 3.19, 7.20
    test('is any project that has not been ordered, the current one first', async () => {
      const { access } = await main.signIn()
      const [lobby, suite, bar] = [
        await create(access, 'Lobby'),
        await create(access, 'Suite'),
        await create(access, 'Bar'),
      ]
      await choose(access, lobby.id)
      await order(suite.token)
      const ref = ({ id, name, label }: ProjectSummaryView) => ({ id, name, label })
      expect((await workspaces(access)).results).toEqual(
        [lobby, bar].map((each) => ({
          id: each.id,
          label: each.label,
          project: ref(each),
          token: each.token,
        })),
      )
    })

    // Spec 4.17, 7.16
    test('receives what is added to it, from whichever cart', async () => {
      const { access } = await main.signIn()
      const [lobby, suite] = [await create(access, 'Lobby'), await create(access, 'Suite')]
      const added = await main.add(suite.token, { workspace_id: lobby.id }, { as: access })
      expect(added.status).toBe(201)
      expect((await main.items(lobby.token, access)).results).toMatchObject([{ id: added.body.id }])
      expect((await main.items(suite.token, access)).count).toBe(0)
    })

    test('that is ordered, somebody else’s or unknown is refused at its field', async () => {
      const [ada, bob] = [await main.signIn(), await main.signIn()]
      const own = await create(ada.access, 'Lobby')
      const ordered = await create(ada.access, 'Suite')
      await order(ordered.token)
      const other = await create(bob.access, 'Bar')
      const guest = await main.createCart()
      const words = ['Choose one of your projects that has not been ordered.']
      for (const workspace_id of [ordered.id, other.id, guest.project.id, 2_147_483_647]) {
        const reply = await main.add(own.token, { workspace_id }, { as: ada.access })
        expect(reply).toMatchObject({ status: 400, body: { workspace_id: words } })
        expect(await choose(ada.access, workspace_id)).toMatchObject({
          status: 400,
          body: { current_project: words },
        })
      }
      const asGuest = await main.add(guest.token, { workspace_id: own.id })
      expect(asGuest).toMatchObject({ status: 400, body: { workspace_id: words } })
      for (const wrong of [0, -1, 1.5, 'x', null, 2_147_483_648]) {
        const reply = await main.add(own.token, { workspace_id: wrong }, { as: ada.access })
        expect(reply).toMatchObject({ status: 400, body: { workspace_id: [expect.any(String)] } })
        expect(await choose(ada.access, wrong)).toMatchObject({ status: 400 })
      }
      expect((await main.items(own.token, ada.access)).count).toBe(0)
      expect((await profile(ada.access)).current_project?.id).toBe(own.id)
    })
  })

  describe('the current project', () => {
    // Spec 1.4
    test('is the chosen one while it is open, and then the most recent open one', async () => {
      const { access } = await main.signIn()
      const [lobby, suite] = [await create(access, 'Lobby'), await create(access, 'Suite')]
      const chosen = await choose(access, lobby.id)
      const { id, name, label } = lobby
      expect(chosen).toMatchObject({ status: 200, body: await profile(access) })
      expect(chosen.body).toMatchObject({
        current_project: { id, name, label },
        current_workspace: { id, name: label },
      })
      main.clock.advance(1_000)
      await main.add(suite.token, {}, { as: access })
      expect((await profile(access)).current_project?.id).toBe(lobby.id)
      await order(lobby.token)
      expect((await profile(access)).current_project?.id).toBe(suite.id)
      await order(suite.token)
      expect(await profile(access)).toMatchObject({ current_project: null, current_workspace: null })
    })

    test('receives a guest’s cart', async () => {
      const { access } = await main.signIn()
      const [lobby] = [await create(access, 'Lobby'), await create(access, 'Suite')]
      await choose(access, lobby.id)
      const guest = await main.createCart()
      await main.add(guest.token)
      const reply = await main.call('POST', `/api/v2/cart/${guest.token}/migrate-cart/`, { as: access })
      expect(reply.body).toMatchObject({ cart: { token: lobby.token, quantity: 1 }, added: 1 })
    })

    test('of a guest session is null once its cart was ordered', async () => {
      const { token } = await main.createCart()
      await order(token)
      const reply = await main.call('GET', '/api/v2/profile/', { headers: { 'cart-token': token } })
      expect(reply).toMatchObject({ status: 200, body: { current_project: null } })
    })
  })
})
