import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { ProjectPage } from '#services/main/projects/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'
import { createProjectCalls } from './project-calls.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const { list, workspaces, profile, order, create } = createProjectCalls(() => main)
  const labels = ({ results }: { results: readonly { label: string }[] }) => results.map(({ label }) => label)

  describe('the projects of an account', () => {
    test('are listed with what they hold, the last changed first', async () => {
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

    test('include ordered ones, and leave out those that went into another', async () => {
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
      const { results } = await list(access, `?search=${wanted.id}`)
      expect(results.map(({ id }) => id)).toContain(wanted.id)
    })

    // Spec 7.21
    test('are filtered by name, and by whether they were ordered', async () => {
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
    test('come in pages, and impossible pages and searches are refused at their field', async () => {
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
    test('are listed to their owner alone', async () => {
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
    test('is the current one, and is made once for one key', async () => {
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
      expect(labels(await list(access))).toEqual(['Lobby'])
    })

    test('may have any name, which is kept as it is written', async () => {
      const { access } = await main.signIn()
      const name = "<script>alert('1')</script>; drop table main.cart; -- 東京 🎨"
      expect(await create(access, name)).toMatchObject({ name })
    })
  })
})
