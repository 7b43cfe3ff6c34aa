import { expect, test } from 'vitest'
import { authMachine } from '#machines/auth/machine.ts'
import { selectFailure, selectFieldErrors, selectIsKnown, selectUser } from '#machines/auth/selectors.ts'
import { Refusal } from '#machines/refusal.ts'
import {
  ada,
  adasProfile,
  adasSession,
  expired,
  guestProfile,
  invalid,
  outage,
  throttled,
} from './fixtures/shared.ts'
import { runHeld } from './walker/held-actor.ts'

const nobody = { user: null, profile: null }
const signIn = { type: 'signIn.submitted', email: ada.email, secret: 'secret-1' } as const

test('the server is asked who this is only when a user was kept', () => {
  expect(runHeld(authMachine, nobody).calls).toEqual([])
  const guest = runHeld(authMachine, { user: null, profile: guestProfile })
  expect(guest.state().value).toBe('guest')
  expect(guest.calls).toEqual([])
  const kept = runHeld(authMachine, { user: ada, profile: adasProfile })
  expect(kept.calls.map(({ id }) => id)).toEqual(['restoreSession'])
  expect(selectIsKnown(kept.state())).toBe(false)
})

test('an outage while restoring signs nobody out; it is asked again', async () => {
  const run = runHeld(authMachine, { user: ada, profile: adasProfile })
  await run.refuse('restoreSession', outage)
  expect(selectUser(run.state())).toEqual(ada)
  run.clock.increment(5_000)
  await run.answer('restoreSession', adasSession)
  expect(run.state().value).toBe('signedIn')
  expect(run.told).toEqual([{ type: 'session.started', session: adasSession, by: 'restore' }])
})

test('a session that lapsed since the last visit is cleared and says so', async () => {
  const run = runHeld(authMachine, { user: ada, profile: adasProfile })
  await run.refuse('restoreSession', expired)
  expect(selectUser(run.state())).toBeNull()
  expect(selectFailure(run.state())?.message).toBe('Your session expired. Please sign in again.')
  expect(selectFieldErrors(run.state())).toEqual({})
  expect(run.told).toEqual([{ type: 'session.cleared', reason: 'lapsed' }])
})

test('signing in sends the reference of the password, never more', async () => {
  const run = runHeld(authMachine, nobody)
  run.send(signIn)
  expect(run.calls[0]?.input).toEqual({ email: ada.email, secret: 'secret-1' })
  await run.answer('authenticate', adasSession)
  expect(selectUser(run.state())).toEqual(ada)
  expect(JSON.stringify(run.state().context)).not.toContain('secret-1')
})

test.for([
  [invalid({ email: 'No account.' }), 'wrongCredentials', 'Invalid input.'],
  [expired, 'wrongCredentials', 'Token is expired.'],
  [throttled, 'throttled', 'Too many attempts.'],
  [new Refusal('FORBIDDEN', 'No.'), 'noProfile', 'Session profile not available.'],
  [new Refusal('NO_TOKEN', ''), 'noToken', 'No token.'],
  [new Refusal('NO_USER', ''), 'noUser', 'User not available.'],
  [outage, 'unavailable', 'The service is down.'],
  [new TypeError('fetch failed'), 'unavailable', 'We could not reach Aquatint.'],
] as const)('%s is told as %s', async ([error, kind, message]) => {
  const run = runHeld(authMachine, nobody)
  run.send(signIn)
  await run.refuse('authenticate', error)
  expect(selectFailure(run.state())).toMatchObject({ kind, message })
})

test('a refused sign-in leaves a guest the guest they were', async () => {
  const run = runHeld(authMachine, { user: null, profile: guestProfile })
  run.send(signIn)
  await run.refuse('authenticate', invalid({ email: 'No account.' }))
  expect(run.state().value).toBe('guest')
  expect(run.state().context.profile).toEqual(guestProfile)
  expect(run.told).toEqual([])
})

test('signing out clears everything here at once, before the server has answered', async () => {
  const run = runHeld(authMachine, nobody)
  run.send(signIn)
  await run.answer('authenticate', adasSession)
  run.send({ type: 'signOut.requested' })
  expect(selectUser(run.state())).toBeNull()
  expect(run.told.at(-1)).toEqual({ type: 'session.cleared', reason: 'signedOut' })
  await run.refuse('signOut', outage)
  expect(selectFailure(run.state())?.message).toBe(
    'The service is down. Please try reloading the page. Contact customer support if this persists.',
  )
})

test('an answer to a sign-in that was given up signs nobody in', async () => {
  const run = runHeld(authMachine, nobody)
  run.send(signIn)
  run.send({ type: 'signOut.requested' })
  await run.answer('authenticate', adasSession)
  await run.answer('signOut')
  expect(run.state().value).toBe('anonymous')
  expect(run.told.map(({ type }) => type)).toEqual(['session.cleared'])
})

test('a refused profile clears profile and cart', () => {
  const run = runHeld(authMachine, { user: null, profile: guestProfile })
  run.send({ type: 'profile.refused' })
  expect(run.state().context.profile).toBeNull()
  expect(run.told).toEqual([{ type: 'session.cleared', reason: 'refused' }])
})
