import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { ProfileView } from '#services/main/profile/contract.ts'
import type { ProjectPage, ProjectSummaryView, WorkspacePage } from '#services/main/projects/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const list = async (as: string, query = '') =>
    (await main.call('GET', `/api/v2/projects/${query}`, { as })).body as ProjectPage
  const workspaces = async (as: string, query = '') =>
    (await main.call('GET', `/api/v2/myworkspaces/${query}`, { as })).body as WorkspacePage
  const profile = async (as: string) =>
    (await main.call('GET', '/api/v2/profile/', { as })).body as ProfileView
  const choose = (as: string, current_project: unknown) =>
    main.call('PATCH', '/api/v2/profile/', { body: { current_project }, as })
  const order = (token: string) =>
    main.append(token, [{ type: 'cart.ordered', data: { orderId: 'ABCD2345' } }])
  /** A project of this name, a second after whatever was before. */
  const create = async (as: string, name: string) => {
    main.clock.advance(1_000)
    const reply = await main.call('POST', '/api/v2/projects/', { body: { name }, as })
    return reply.body as ProjectSummaryView
  }
  const labels = ({ results }: { results: readonly { label: string }[] }) => results.map(({ label }) => label)

  describe('the projects of an account', () => {
    test('are listed last changed first, each with what it holds', async () => {
      const { access } = await main.signIn()
      const lobby = await create(access, 'Lobby')
      const suite = await create(access, 'Suite')
      main.clock.advance(1_000)
      for (const substrate of ['print', 'canvas', 'acrylic'])
        await main.add(lobby.token, { substrate }, { as: access })
      for (const id of ['lake', 'hill'])
        await main.add(lobby.token, { imagedata: { id }, size: { w: 36, h: 24 } }, { as: access })
      const { body } = await main.call('GET', `/api/v2/cart/${lobby.token}/`, { as: access })
      const picture = (id: string) => ({
        name: `Picture ${id}`,
        imgsrc: `/media/${id}/1/{width}`,
        preview: 'data:image/webp;base64,AAAA',
      })
      expect(await list(access)).toEqual({
        count: 2,
        next: null,
        previous: null,
        results: [
          {
            ...lobby,
            is_current: false,
            quantity: 5,
            grand_total: (body as CartView).grand_total,
            changed_at: main.clock().toISOString(),
            pictures: ['lake', 'lake', 'lake', 'lake'].map(picture),
          },
          suite,
        ],
      })
      expect(suite).toMatchObject({ is_current: true, quantity: 0, grand_total: 0, pictures: [] })
    })

    test('are listed with what was ordered, and without what went into another', async () => {
      const { access } = await main.signIn()
      const first = await create(access, 'Lobby')
      const guest = await main.createCart()
      await main.add(guest.token)
      await main.call('POST', `/api/v2/cart/${guest.token}/migrate-cart/`, { as: access })
      await order(first.token)
      expect((await list(access)).results).toMatchObject([
        { token: first.token, latest_order: 'ABCD2345', quantity: 1, is_current: false },
      ])
    })

    // Spec 7.19, 7.20, 7.21
    test.each([
      ['lobby', ['Hôtel LOBBY']],
      ['HOTEL lob', ['Hôtel LOBBY']],
      ['hôtel', ['Hôtel LOBBY', 'Hotel bar']],
      ['  bar  hotel ', ['Hotel bar']],
      ['', ['Hôtel LOBBY', 'Hotel bar', '100%_off']],
      ['%', ['100%_off']],
      ['_', ['100%_off']],
      ["' or 1=1 --", []],
      ['\\', []],
    ])('are found by %j in their names', async (search, names) => {
      const { access } = await main.signIn()
      for (const name of ['100%_off', 'Hotel bar', 'Hôtel LOBBY']) await create(access, name)
      const query = `?${new URLSearchParams({ search })}`
      const found = await list(access, query)
      expect(found.results.map(({ name }) => name)).toEqual(names)
      expect(found.count).toBe(names.length)
      expect((await workspaces(access, query)).count).toBe(names.length)
      const mine = await main.call('GET', `/api/v2/myprojects/${query}`, { as: access })
      expect(labels(mine.body as ProjectPage)).toEqual(labels(found))
    })

    test('are found by their numbers', async () => {
      const { access } = await main.signIn()
      const wanted = await create(access, 'Lobby')
      await create(access, 'Lobby')
      expect(labels(await list(access, `?search=${wanted.id}`))).toContain(wanted.label)
    })

    // Spec 7.21
    test('are narrowed to those of a name, and to those that were ordered or were not', async () => {
      const { access } = await main.signIn()
      const hall = await create(access, 'Grand Hall')
      await create(access, 'Hallway')
      const ordered = await create(access, 'Hall of Records')
      await order(ordered.token)
      const names = async (query: string) => (await list(access, query)).results.map(({ name }) => name)
      expect(await names('?name=GRAND hall')).toEqual(['Grand Hall'])
      expect(await names(`?name=${hall.id}`)).toEqual([])
      expect(await names('?latest_order=true')).toEqual(['Hall of Records'])
      expect(await names('?latest_order=false')).toEqual(['Hallway', 'Grand Hall'])
      expect(await names(`?name=hall&latest_order=false&search=${hall.id}`)).toEqual(['Grand Hall'])
      expect((await list(access, '?latest_order=false&page_size=1')).count).toBe(2)
      for (const [field, value] of [
        ['name', 'x'.repeat(201)],
        ['latest_order', 'ABCD2345'],
      ])
        expect(await main.call('GET', `/api/v2/projects/?${field}=${value}`, { as: access })).toMatchObject({
          status: 400,
          body: { [field ?? '']: [expect.any(String)] },
        })
    })

    // Spec 7.19, 9.15
    test('are offered to a typeahead by the same words, twenty at a time', async () => {
      const { access } = await main.signIn()
      for (let number = 0; number < 21; number += 1) await create(access, `Hôtel ${number}`)
      await create(access, 'Office')
      const offered = async (query: string) =>
        (await main.call('GET', `/api/v2/myprojects/${query}`, { as: access })).body as ProjectPage
      expect(await offered('?search=hotel')).toMatchObject({ count: 21, results: { length: 20 } })
      expect((await offered('?search=hotel&page_size=2')).results.map(({ name }) => name)).toEqual([
        'Hôtel 20',
        'Hôtel 19',
      ])
      expect(labels(await offered('?search=office'))).toEqual(labels(await list(access, '?search=office')))
    })

    // Spec 7.20, 7.21
    test('come in pages, and refuse what no page or search can be at its field', async () => {
      const { access } = await main.signIn()
      for (const name of ['A', 'B', 'C']) await create(access, name)
      const page = await list(access, '?page=2&page_size=2')
      expect(page).toMatchObject({ count: 3, next: null, results: [{ name: 'A' }] })
      expect(await workspaces(access, '?page=2&page_size=2')).toMatchObject({
        count: 3,
        results: [{ project: { name: 'A' } }],
      })
      const wrong = [
        ['page', '0'],
        ['page', 'x'],
        ['page_size', '101'],
        ['search', 'x'.repeat(201)],
        ['search', '\0'],
      ]
      for (const [field = '', value = ''] of wrong) {
        for (const path of ['projects', 'myprojects', 'myworkspaces']) {
          const query = new URLSearchParams({ [field]: value })
          const reply = await main.call('GET', `/api/v2/${path}/?${query}`, { as: access })
          expect(reply).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
        }
      }
    })

    // Spec 6.4
    test('are for who is signed in, and nobody else’s', async () => {
      const [ada, bob] = [await main.signIn(), await main.signIn()]
      await create(ada.access, 'Lobby')
      expect(await list(bob.access)).toMatchObject({ count: 0, results: [] })
      expect(await workspaces(bob.access)).toMatchObject({ count: 0, results: [] })
      for (const path of ['projects', 'myprojects', 'myworkspaces'])
        expect(await main.call('GET', `/api/v2/${path}/`)).toMatchObject({ status: 401 })
      expect(await main.call('POST', '/api/v2/projects/', { body: { name: 'X' } })).toMatchObject({
        status: 401,
      })
      expect(await main.call('PATCH', '/api/v2/profile/', { body: { current_project: 1 } })).toMatchObject({
        status: 401,
      })
    })
  })

  describe('a new project', () => {
    test('is the current one, and comes once for one key', async () => {
      const { access } = await main.signIn()
      const options = {
        body: { name: 'Lobby' },
        as: access,
        headers: { 'idempotency-key': randomUUID() },
      }
      const replies = await Promise.all([1, 2, 3].map(() => main.call('POST', '/api/v2/projects/', options)))
      const [first] = replies
      for (const { status, body } of replies)
        expect({ status, body }).toEqual({ status: 201, body: first?.body })
      expect((await list(access)).count).toBe(1)
      expect((await profile(access)).current_project?.name).toBe('Lobby')
    })

    test.each([
      [undefined, 'This field is required.'],
      ['', 'This field may not be blank.'],
      [' \n ', 'This field may not be blank.'],
      ['x'.repeat(101), 'Ensure this field has no more than 100 characters.'],
      [42, 'Not a valid string.'],
      ['a\u0007b', 'Control characters are not allowed.'],
      ['a\u202eb', 'Control characters are not allowed.'],
      ['a\ud800b', 'Surrogate characters are not allowed.'],
    ])('and a renamed one are refused the name %j', async (name, message) => {
      const { access } = await main.signIn()
      const { token } = await create(access, 'Lobby')
      const replies = await Promise.all([
        main.call('POST', '/api/v2/projects/', { body: { name }, as: access }),
        main.call('PATCH', `/api/v2/projects/${token}/`, { body: { name }, as: access }),
      ])
      for (const reply of replies) expect(reply).toMatchObject({ status: 400, body: { name: [message] } })
      expect(labels(await list(access))).toEqual([expect.stringMatching(/^Lobby \d+$/)])
    })

    test('may be named in any words, which are kept as they are written', async () => {
      const { access } = await main.signIn()
      const name = "<script>alert('1')</script>; drop table main.cart; -- 東京 🎨"
      expect(await create(access, name)).toMatchObject({ name })
    })
  })

  describe('a workspace', () => {
    // Spec 3.19, 7.20
    test('is each project that has not been ordered, the current one first', async () => {
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
    test('takes what is added to it, whichever cart asks', async () => {
      const { access } = await main.signIn()
      const [lobby, suite] = [await create(access, 'Lobby'), await create(access, 'Suite')]
      const added = await main.add(suite.token, { workspace_id: lobby.id }, { as: access })
      expect(added.status).toBe(201)
      expect((await main.items(lobby.token, access)).results).toMatchObject([{ id: added.body.id }])
      expect((await main.items(suite.token, access)).count).toBe(0)
    })

    test('that is ordered, somebody else’s or none takes nothing, and says so at its field', async () => {
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
    test('is the chosen one while it is open, then the most recent that is', async () => {
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

    test('is where a guest’s cart goes', async () => {
      const { access } = await main.signIn()
      const [lobby] = [await create(access, 'Lobby'), await create(access, 'Suite')]
      await choose(access, lobby.id)
      const guest = await main.createCart()
      await main.add(guest.token)
      const reply = await main.call('POST', `/api/v2/cart/${guest.token}/migrate-cart/`, { as: access })
      expect(reply.body).toMatchObject({ cart: { token: lobby.token, quantity: 1 }, added: 1 })
    })

    test('of a guest session whose cart was ordered is none', async () => {
      const { token } = await main.createCart()
      await order(token)
      const reply = await main.call('GET', '/api/v2/profile/', { headers: { 'cart-token': token } })
      expect(reply).toMatchObject({ status: 200, body: { current_project: null } })
    })
  })
})
