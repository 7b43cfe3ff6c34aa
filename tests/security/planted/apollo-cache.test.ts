import { ApolloClient, ApolloLink, Observable } from '@apollo/client'
import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { createCache } from '#client/apollo/cache.ts'
import { createPaymentAccountFormEffects } from '#client/effects/payment-account-form/payment-account-form.ts'
import { makeSecretField } from '#client/effects/record-form/secret-fields.ts'
import { createVault } from '#client/effects/session/vault.ts'
import { createTaxFormEffects } from '#client/effects/tax-form/tax-form.ts'
import { beginForm, draftOf, saveOf } from '#machines/payment-account-form/context.ts'
import { ALL, PLANTED } from './numbers.ts'
import { findIn } from './search.ts'

/** Answers every mutation as a service does that takes it, and keeps what was sent. */
function createBrowser() {
  const sent: string[] = []
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push(JSON.stringify(variables))
    const payload = {
      userErrors: [],
      account: { __typename: 'PaymentAccount', token: 'trm-1' },
      taxForms: null,
    }
    const field = `${operationName?.[0]?.toLowerCase()}${operationName?.slice(1)}`
    return new Observable((observer) => {
      observer.next({ data: { [field]: { __typename: 'Payload', ...payload } } })
      observer.complete()
    })
  })
  const cache = createCache()
  const apollo = new ApolloClient({ cache, link })
  return { deps: { apollo, vault: createVault() }, cache, sent }
}

// Issue 16, line 32
test('no number of a payment account or a tax form stays in Apollo’s cache or the vault, though it was sent', async () => {
  const { deps, cache, sent } = createBrowser()
  const { vault } = deps
  const account = createPaymentAccountFormEffects(deps).actors
  const { number } = PLANTED.own
  const typed = {
    ...beginForm({ owner: 'ann', token: null }),
    details: { ...beginForm({ owner: 'ann', token: null }).details, branchId: '021000021' },
    numbers: { number: vault.keepSecret(number), again: vault.keepSecret(number) },
    password: vault.keepSecret('a password'),
    key: 'key-1',
  }
  const refs = [typed.numbers.number, typed.numbers.again, typed.password]
  const checking = createActor(account.checkPart, {
    input: { draft: draftOf(typed), numbers: typed.numbers },
  })
  await toPromise(checking.start())
  await toPromise(createActor(account.saveAccount, { input: saveOf(typed) }).start())

  const forms = createTaxFormEffects(deps).actors
  const tin = makeSecretField()
  vault.addSecrets({ [tin]: PLANTED.ownSsn.formatted[0] ?? '' })
  refs.push(tin)
  const draft = { name: 'Ann Vale', tin_type: 'ssn', tin }
  await toPromise(createActor(forms.checkForm, { input: { type: 'W-9', draft } }).start())
  const signed = { type: 'W-9', draft, wordsHash: 'hash', replaces: null, idempotencyKey: 'key-2' } as const
  await toPromise(createActor(forms.fileForm, { input: signed }).start())

  // Each was sent, whole; nothing of it stays.
  expect(sent.filter((each) => each.includes(number))).toHaveLength(2)
  expect(sent.filter((each) => each.includes(PLANTED.ownSsn.formatted[0] ?? ''))).toHaveLength(2)
  expect(findIn('cache', Buffer.from(JSON.stringify(cache.extract())), ALL)).toEqual([])
  expect(refs.map(vault.readSecret)).toEqual([null, null, null, null])
})
