import { expect, test } from 'vitest'
import { readSettings } from '#services/shared/settings.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { STRIPE_KEYS } from '#tests/support/services/stripe-server.ts'

test.each([
  ['a PUBLIC_URL that others can reach', { PUBLIC_URL: 'https://shop.example' }],
  ['a HOST that others can reach', { HOST: '0.0.0.0' }],
  ['a catalogue of its own', { SEED: 'none' }],
  ['a main service elsewhere', { MAIN_URL: 'http://127.0.0.1:3999' }],
  ['the keys of Stripe', STRIPE_KEYS],
])('test cards are not taken with %s', (_, more) => {
  expect(readSettings({ JWT_SECRET, ...more }).demonstrationCards).toBeNull()
})
