import { expect, test } from 'vitest'
import { authMachine } from '#machines/auth/machine.ts'
import {
  selectArtist,
  selectFailure,
  selectFieldErrors,
  selectIsChallenged,
  selectIsKnown,
  selectLacksSecondFactor,
  selectUser,
} from '#machines/auth/selectors.ts'
import { Refusal } from '#machines/refusal.ts'
import { challengeOver, wrongCode } from '../../fixtures/auth.ts'
import {
  ada,
  adasArtist,
  adasSession,
  expired,
  forbidden,
  guestProfile,
  invalid,
  outage,
  throttled,
} from '../../fixtures/shared.ts'
import { runHeld } from '../../walker/held-actor.ts'

const signIn = { type: 'signIn.submitted', email: ada.email, secret: 'secret-1' } as const

const asGuest = () => {
  const run = runHeld(authMachine)
  run.send({ type: 'guest.started', profile: guestProfile })
  return run
}

const signedIn = async () => {
  const run = runHeld(authMachine)
  run.send(signIn)
  await run.answer('authenticate', adasSession)
  return run
}

/** Brings Ada back to the shop. */
const resumed = async () => {
  const run = await signedIn()
  run.told.length = 0
  run.calls.length = 0
  run.send({ type: 'visit.resumed' })
  return run
}

test('an artist is known as one until their session is over', async () => {
  const run = await signedIn()
  expect(selectArtist(run.state())).toEqual(adasArtist)
  run.send({ type: 'signOut.requested', everywhere: false })
  expect(selectArtist(run.state())).toBeNull()
})

test('a visit that was kept before there were artists goes on without one', async () => {
  const run = await signedIn()
  const { artist: _, ...kept } = run.state().context
  expect(selectArtist({ ...run.state(), context: kept as typeof kept & { artist: null } })).toBeNull()
})

// Spec 4.1
test('a returning visit asks the server who this is only when somebody was signed in', async () => {
  const nobody = runHeld(authMachine)
  const guest = asGuest()
  for (const run of [nobody, guest]) {
    run.send({ type: 'visit.resumed' })
    expect(run.calls).toEqual([])
    expect(selectIsKnown(run.state())).toBe(true)
  }
  expect(guest.state().context.profile).toEqual(guestProfile)
  const ada = await resumed()
  expect(ada.calls.map(({ id }) => id)).toEqual(['restoreSession'])
  expect(selectIsKnown(ada.state())).toBe(false)
})

test('a returning visit asks again at once after the server could not be reached', async () => {
  const run = await resumed()
  await run.refuse('restoreSession', outage)
  run.send({ type: 'visit.resumed' })
  expect(run.calls.map(({ id }) => id)).toEqual(['restoreSession', 'restoreSession'])
})

test('a sign-in that a reload interrupted falls back to the form, as the password is gone', () => {
  for (const [run, before] of [
    [runHeld(authMachine), 'anonymous'],
    [asGuest(), 'guest'],
  ] as const) {
    run.send(signIn)
    run.send({ type: 'visit.resumed' })
    expect(run.state().value).toBe(before)
    expect(selectFailure(run.state())).toBeNull()
  }
})

test('an outage while restoring signs nobody out, and the server is asked again', async () => {
  const run = await resumed()
  await run.refuse('restoreSession', outage)
  expect(selectUser(run.state())).toEqual(ada)
  run.clock.increment(5_000)
  await run.answer('restoreSession', adasSession)
  expect(run.state().value).toBe('signedIn')
  expect(run.told).toEqual([{ type: 'session.started', session: adasSession, by: 'restore' }])
})

// Spec 8.14
test('a session that lapsed since the last visit is cleared and says so', async () => {
  const run = await resumed()
  await run.refuse('restoreSession', expired)
  expect(selectUser(run.state())).toBeNull()
  expect(selectFailure(run.state())?.message).toBe('Your session expired. Please sign in again.')
  expect(selectFieldErrors(run.state())).toEqual({})
  expect(run.told).toEqual([{ type: 'session.cleared', reason: 'lapsed' }])
})

// Spec 8.25
test.for([
  [forbidden, 'Session profile not available.'],
  [new Refusal('NO_USER', ''), 'User not available.'],
] as const)(
  'a profile or user that is refused on return clears profile and cart: %s',
  async ([error, said]) => {
    const run = await resumed()
    await run.refuse('restoreSession', error)
    expect(run.state().context).toMatchObject({ user: null, profile: null })
    expect(selectFailure(run.state())?.message).toBe(said)
    expect(run.told).toEqual([{ type: 'session.cleared', reason: 'lapsed' }])
  },
)

test('signing in sends the reference of the password, never more', async () => {
  const run = runHeld(authMachine)
  run.send(signIn)
  expect(run.calls[0]?.input).toEqual({ email: ada.email, secret: 'secret-1' })
  await run.answer('authenticate', adasSession)
  expect(selectUser(run.state())).toEqual(ada)
  expect(JSON.stringify(run.state().context)).not.toContain('secret-1')
})

// Spec 8.25
test.for([
  [invalid({ email: 'No account.' }), 'wrongCredentials', 'No account.'],
  [expired, 'wrongCredentials', expired.message],
  [throttled, 'throttled', 'Too many attempts. Please try again in 5 minutes.'],
  [new Refusal('FORBIDDEN', 'No.'), 'noProfile', 'Session profile not available.'],
  [new Refusal('NO_TOKEN', ''), 'noToken', 'No token.'],
  [new Refusal('NO_USER', ''), 'noUser', 'User not available.'],
  [outage, 'unavailable', 'The project service is not available right now.'],
  [new TypeError('fetch failed'), 'unavailable', 'We couldn’t reach the shop.'],
] as const)('%s is shown as %s', async ([error, kind, message]) => {
  const run = runHeld(authMachine)
  run.send(signIn)
  await run.refuse('authenticate', error)
  expect(selectFailure(run.state())).toMatchObject({ kind, message })
})

test('a refused sign-in leaves a guest as they were', async () => {
  const run = asGuest()
  run.send(signIn)
  await run.refuse('authenticate', invalid({ email: 'No account.' }))
  expect(run.state().value).toBe('guest')
  expect(run.state().context.profile).toEqual(guestProfile)
  expect(run.told).toEqual([])
})

// Spec 8.17
test('signing out clears everything here at once, before the server has answered', async () => {
  const run = await signedIn()
  run.send({ type: 'signOut.requested', everywhere: false })
  expect(selectUser(run.state())).toBeNull()
  expect(run.told.at(-1)).toEqual({ type: 'session.cleared', reason: 'signedOut' })
  await run.refuse('signOut', outage)
  expect(selectFailure(run.state())?.message).toBe(
    'The project service is not available right now. Please try reloading the page. Contact customer support if this persists.',
  )
})

test.for([false, true])(
  'signing out asks for this device or for all: everywhere is %s',
  async (everywhere) => {
    const run = await signedIn()
    run.send({ type: 'signOut.requested', everywhere })
    expect(run.calls.at(-1)).toMatchObject({ id: 'signOut', input: { everywhere } })
  },
)

test('an answer to a sign-in that was given up signs nobody in', async () => {
  const run = runHeld(authMachine)
  run.send(signIn)
  run.send({ type: 'signOut.requested', everywhere: false })
  await run.answer('authenticate', adasSession)
  await run.answer('signOut')
  expect(run.state().value).toBe('anonymous')
  expect(run.told.map(({ type }) => type)).toEqual(['session.cleared'])
})

// Spec 4.11
test('a refused profile clears profile and cart', () => {
  const run = asGuest()
  run.send({ type: 'profile.refused' })
  expect(run.state().context.profile).toBeNull()
  expect(run.told).toEqual([{ type: 'session.cleared', reason: 'refused' }])
})

const challenged = async (run = runHeld(authMachine)) => {
  run.send(signIn)
  await run.answer('authenticate', { challenge: 'ref-9' })
  return run
}

const code = { type: 'code.submitted', code: 'secret-2' } as const

test('the right password of an account with a second factor signs nobody in until the code does', async () => {
  const run = await challenged()
  expect(selectIsChallenged(run.state())).toBe(true)
  expect(run.told).toEqual([])
  run.send(code)
  expect(run.calls.at(-1)).toMatchObject({
    id: 'answerChallenge',
    input: { challenge: 'ref-9', code: 'secret-2' },
  })
  await run.answer('answerChallenge', adasSession)
  expect(run.told).toEqual([{ type: 'session.started', session: adasSession, by: 'signIn' }])
  expect(run.state().context.challenge).toBeNull()
})

test.for([
  [wrongCode, 'wrongCode', wrongCode.fields],
  [throttled, 'throttled', {}],
  [outage, 'unavailable', {}],
] as const)('a refused code is asked for again: $1', async ([refusal, kind, fields]) => {
  const run = await challenged()
  run.send(code)
  await run.refuse('answerChallenge', refusal)
  expect(selectFailure(run.state())?.kind).toBe(kind)
  expect(selectFieldErrors(run.state())).toEqual(fields)
  run.send(code)
  expect(selectFailure(run.state())).toBeNull()
  expect(run.calls.at(-1)?.input).toEqual({ challenge: 'ref-9', code: 'secret-2' })
})

test.for([
  [challengeOver, challengeOver.message],
  [expired, expired.message],
  [new Refusal('NO_USER', ''), 'User not available.'],
] as const)('the password is asked for again once no code helps: $1', async ([refusal, said]) => {
  const run = await challenged(asGuest())
  run.send(code)
  await run.refuse('answerChallenge', refusal)
  expect(run.state().value).toBe('guest')
  expect(selectFailure(run.state())?.message).toBe(said)
  expect(run.state().context.challenge).toBeNull()
})

test.for([{ type: 'challenge.cancelled' }, { type: 'visit.resumed' }] as const)(
  '$type leads back to the password, keeps the guest and shows no failure',
  async (event) => {
    for (const [begun, before] of [
      [runHeld(authMachine), 'anonymous'],
      [asGuest(), 'guest'],
    ] as const) {
      const run = await challenged(begun)
      run.send(event)
      expect(run.state().value).toBe(before)
      expect(selectFailure(run.state())).toBeNull()
    }
  },
)

test('staff whose rights wait for a second factor read so until they have one', async () => {
  const run = await signedIn()
  expect(selectLacksSecondFactor(run.state())).toBe(false)
  run.send({ type: 'visit.resumed' })
  const user = { ...ada, secondFactorMissing: true }
  await run.answer('restoreSession', { ...adasSession, user })
  expect(selectLacksSecondFactor(run.state())).toBe(true)
  run.send({ type: 'session.expired' })
  expect(selectLacksSecondFactor(run.state())).toBe(false)
})

test('a visitor who becomes a guest meanwhile stays a guest when the code is not given', async () => {
  const run = await challenged()
  run.send({ type: 'guest.started', profile: guestProfile })
  expect(selectIsChallenged(run.state())).toBe(true)
  run.send({ type: 'challenge.cancelled' })
  expect(run.state().value).toBe('guest')
})
