import { expect, test } from 'vitest'
import { quickAddMachine } from '#machines/quick-add/machine.ts'
import type { WorkspacePage } from '#machines/quick-add/ports.ts'
import {
  selectAreWorkspacesLoading,
  selectAreWorkspacesMany,
  selectHaveWorkspacesFailed,
  selectIsReady,
  selectWorkspace,
  selectWorkspaces,
} from '#machines/quick-add/selectors.ts'
import { hotel, lobby, offered } from '../../fixtures/quick-add.ts'
import { outage } from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const two: WorkspacePage = { count: 2, workspaces: [lobby, hotel] }
const many: WorkspacePage = { count: 21, workspaces: [lobby, hotel] }

/** Runs it for somebody signed in who looks at an image with its sizes. */
const look = async (page?: WorkspacePage) => {
  const run = runHeld(quickAddMachine)
  run.send({ type: 'visitor.changed', signedIn: true })
  run.send({ type: 'image.changed', imageId: 'i-1', ratio: 4 / 3 })
  await run.answer('loadSizes', offered)
  if (page) await run.answer('loadWorkspaces', page)
  return run
}
const searches = ({ calls }: Awaited<ReturnType<typeof look>>) =>
  calls.filter(({ id }) => id === 'loadWorkspaces').map(({ input }) => input)

test('a visitor who is not signed in does not wait for projects', async () => {
  const run = runHeld(quickAddMachine)
  run.send({ type: 'image.changed', imageId: 'i-1', ratio: 4 / 3 })
  await run.answer('loadSizes', offered)
  expect(run.calls.map(({ id }) => id)).toEqual(['loadSizes'])
  expect(selectIsReady(run.state())).toBe(true)
})

// Spec 5.23
test('adding waits until the projects are loaded, and those of a search', async () => {
  const run = await look()
  expect(selectIsReady(run.state())).toBe(false)
  await run.answer('loadWorkspaces', many)
  expect(selectIsReady(run.state())).toBe(true)
  run.send({ type: 'workspaces.searched', text: ' hot ' })
  expect(selectIsReady(run.state()), 'while it is typed').toBe(true)
  run.clock.increment(300)
  expect(selectAreWorkspacesLoading(run.state())).toBe(true)
  expect(selectIsReady(run.state())).toBe(false)
  expect(searches(run)).toEqual([{ search: '' }, { search: 'hot' }])
})

test('the current project is used until another is chosen, which stays chosen from image to image', async () => {
  const run = await look(two)
  expect(selectWorkspace(run.state())).toBeNull()
  run.send({ type: 'workspace.chosen', workspaceId: hotel.id })
  run.send({ type: 'image.changed', imageId: 'i-2', ratio: 1 })
  expect(selectWorkspace(run.state())).toEqual(hotel)
  await run.answer('loadWorkspaces', { count: 2, workspaces: [lobby, { ...hotel, label: 'Hotel Miramar' }] })
  expect(selectWorkspace(run.state())?.label).toBe('Hotel Miramar')
  run.send({ type: 'workspace.chosen', workspaceId: null })
  expect(selectWorkspace(run.state())).toBeNull()
})

test('a chosen project that is gone gives way to the current one; one that a search leaves out stays', async () => {
  const run = await look(many)
  run.send({ type: 'workspace.chosen', workspaceId: hotel.id })
  run.send({ type: 'workspaces.searched', text: 'lob' })
  run.clock.increment(300)
  await run.answer('loadWorkspaces', { count: 1, workspaces: [lobby] })
  expect(selectWorkspace(run.state())).toEqual(hotel)
  expect(selectAreWorkspacesMany(run.state()), 'there are as many as before').toBe(true)
  run.send({ type: 'image.changed', imageId: 'i-2', ratio: 1 })
  await run.answer('loadWorkspaces', { count: 1, workspaces: [lobby] })
  expect(selectWorkspace(run.state())).toBeNull()
  expect(selectAreWorkspacesMany(run.state())).toBe(false)
})

test('a project that is not listed cannot be chosen', async () => {
  const run = await look(two)
  run.send({ type: 'workspace.chosen', workspaceId: '8' })
  expect(selectWorkspace(run.state())).toBeNull()
})

test('an item can be added when the projects could not be loaded, and they can be asked for again', async () => {
  const run = await look()
  await run.refuse('loadWorkspaces', outage)
  expect(selectHaveWorkspacesFailed(run.state())).toBe(true)
  expect(selectIsReady(run.state())).toBe(true)
  run.send({ type: 'workspaces.retried' })
  await run.answer('loadWorkspaces', two)
  expect(selectWorkspaces(run.state())).toEqual(two.workspaces)
})

test("signing out removes the visitor's projects", async () => {
  const run = await look(two)
  run.send({ type: 'workspace.chosen', workspaceId: hotel.id })
  run.send({ type: 'visitor.changed', signedIn: false })
  expect(selectWorkspace(run.state())).toBeNull()
  expect(selectWorkspaces(run.state())).toEqual([])
  expect(selectIsReady(run.state())).toBe(true)
})
