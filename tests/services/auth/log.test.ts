import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TokenPair } from '#services/auth/contract.ts'
import type { RecoveryCodesView, SecondFactorSetupView } from '#services/auth/second-factor/contract.ts'
import { systemClock } from '#services/shared/clock.ts'
import { callAt } from '#tests/support/services/http.ts'
import { run } from '#tests/support/services/process.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createStoreFolder } from '#tests/support/services/stores.ts'
import { answer, authenticatorOf, challengeOf } from './authenticator.ts'
import { PASSWORD, register, signIn } from './credentials.ts'

test('no password, token, code or cart reaches the log, even at its most talkative and from a careless route', async () => {
  const service = run(join(import.meta.dirname, 'logging-process.ts'), [], {
    DATA_DIR: await createStoreFolder('migrated'),
    LOG_LEVEL: 'debug',
    SEED: 'none',
  })
  const call = callAt(
    (await service.until((line) => line.startsWith('listening '))).replace('listening ', ''),
  )
  const { email } = await register(call)
  const pair = await signIn(call, email)
  const { body } = await call('POST', '/auth/jwt/refresh/', { body: { refresh: pair.refresh } })
  const next = body as TokenPair
  await call('GET', '/auth/users/me/', { as: next.access })
  const begun = (await call('POST', '/auth/second-factor/', { as: next.access, body: {} })).body
  const { secret, uri } = begun as SecondFactorSetupView
  const code = authenticatorOf({ secret, uri }, systemClock).code()
  const confirmed = await call('POST', '/auth/second-factor/confirm/', {
    as: next.access,
    body: { password: PASSWORD, code },
  })
  const { recovery_codes } = confirmed.body as RecoveryCodesView
  const challenge = await challengeOf(call, email)
  await answer(call, challenge, code)
  await answer(call, challenge, recovery_codes[0] ?? '')
  await call('GET', '/auth/jwt/get/', { as: 'tampered-token' })
  await call('GET', `/api/v2/cart/tok_misspelt/?token=tok_query`)
  const careless = await call('POST', '/careless/tok_path/', {
    body: {
      email,
      password: PASSWORD,
      refresh: next.refresh,
      new_password: 'tok_new',
      token: 'tok_body',
      challenge,
      secret,
      recovery_codes,
    },
    as: next.access,
    headers: { cookie: 'refresh=tok_cookie', 'cart-token': 'tok_cart' },
  })
  await service.until((line) => line.includes('request failed'))
  await service.kill()

  expect(careless.body).toEqual({ detail: 'Server error.' })
  const log = service.lines.join('\n')
  for (const route of ['/auth/users/', '/auth/jwt/create/', '/auth/jwt/refresh/', '/careless/:token/']) {
    expect(log).toContain(`"route":"${route}"`)
  }
  expect(log).toContain('"message":"broken"')
  for (const event of ['registered', 'sign_in']) expect(log).toContain(`"event":"${event}"`)
  const key = SERVICE_KEY['x-service-key']
  const secrets = [
    PASSWORD,
    pair.access,
    pair.refresh,
    next.access,
    next.refresh,
    'tampered-token',
    'tok_',
    key,
    secret,
    challenge,
    ...recovery_codes,
  ]
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b${code}\\b`))
})
