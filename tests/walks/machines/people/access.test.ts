import { describe, expect, test } from 'vitest'
import { accessMachine, type Needs, type Visitor } from '#machines/access/machine.ts'
import {
  selectIsOpen,
  selectIsPending,
  selectIsUnreachable,
  selectNeedsOtherAccount,
  selectRefusal,
} from '#machines/access/selectors.ts'
import { runHeld } from '../../walker/held-actor.ts'

const at = (needs: Needs, visitor: Visitor, place = '/orders/7?page=2#line') => {
  const run = runHeld(accessMachine)
  run.send({ type: 'visitor.changed', visitor })
  run.send({ type: 'place.changed', place, needs })
  return run
}

describe('a page that is for everyone', () => {
  test.for(['unknown', 'unreachable', 'nobody', 'customer', 'staff'] as const)('opens for %s', (visitor) => {
    expect(selectIsOpen(at('public', visitor).state())).toBe(true)
  })
})

describe('a page that requires login', () => {
  test.for(['customer', 'staff'] as const)('opens for %s', (visitor) => {
    expect(selectIsOpen(at('login', visitor).state())).toBe(true)
  })

  // Spec 6.17, 8.24
  test('refuses a visitor who is not signed in, and a sign-in comes back to the same place', () => {
    const run = at('login', 'nobody')
    expect(selectIsOpen(run.state())).toBe(false)
    expect(selectRefusal(run.state())).toBe('This page requires login.')
    run.send({ type: 'signIn.requested' })
    expect(run.told).toEqual([{ type: 'signIn.wanted', place: '/orders/7?page=2#line' }])
  })
})

describe('a page that requires staff login', () => {
  test('opens for staff', () => {
    expect(selectIsOpen(at('staff', 'staff').state())).toBe(true)
  })

  // Spec 6.18, 8.24
  test('refuses a customer and a visitor who is not signed in', () => {
    for (const visitor of ['nobody', 'customer'] as const) {
      const run = at('staff', visitor)
      expect(selectIsOpen(run.state())).toBe(false)
      expect(selectRefusal(run.state())).toBe('This page requires staff login.')
    }
  })

  test('lets a customer change the account: it signs them out, shows the form and comes back', () => {
    const run = at('staff', 'customer', '/manage/machines')
    expect(selectNeedsOtherAccount(run.state())).toBe(true)
    run.send({ type: 'account.changeRequested' })
    run.send({ type: 'account.changeRequested' })
    expect(run.told).toEqual([{ type: 'signOut.wanted' }])
    expect(selectIsPending(run.state())).toBe(true)
    run.send({ type: 'visitor.changed', visitor: 'nobody' })
    expect(run.told.at(-1)).toEqual({ type: 'signIn.wanted', place: '/manage/machines' })
  })

  test('closes when staff lose their rights, whoever notices first', () => {
    const told = at('staff', 'staff')
    told.send({ type: 'visitor.changed', visitor: 'customer' })
    expect(selectNeedsOtherAccount(told.state())).toBe(true)
    const refused = at('staff', 'staff')
    refused.send({ type: 'entry.refused' })
    expect(selectNeedsOtherAccount(refused.state())).toBe(true)
    expect(selectIsOpen(refused.state())).toBe(false)
  })
})

test('no visitor is refused before it is known who they are', () => {
  const run = at('staff', 'unknown')
  expect(selectIsPending(run.state())).toBe(true)
  run.send({ type: 'visitor.changed', visitor: 'staff' })
  expect(selectIsOpen(run.state())).toBe(true)
})

test('an outage refuses no visitor, and the server can be asked again', () => {
  const run = at('login', 'unreachable')
  expect(selectIsUnreachable(run.state())).toBe(true)
  run.send({ type: 'visitor.retried' })
  expect(run.told).toEqual([{ type: 'visitor.wanted' }])
  run.send({ type: 'visitor.changed', visitor: 'customer' })
  expect(selectIsOpen(run.state())).toBe(true)
})

test('signing out closes a page that requires login at once', () => {
  const run = at('login', 'customer')
  run.send({ type: 'visitor.changed', visitor: 'nobody' })
  expect(selectIsOpen(run.state())).toBe(false)
  expect(run.told).toEqual([])
})
