import { createSecondFactorEffects } from '#client/effects/second-factor/second-factor.ts'
import { hear } from '../outcome.ts'
import { asking, local } from '../port.ts'
import { done } from '../route.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  secondFactor as readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../routes/auth-account.ts'
import { type Client, offline } from '../shop.ts'

const effects = (client: Client, copyText = async (_text: string) => {}) =>
  createSecondFactorEffects({ ...client, copyText }).actors

const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`)
const both = {
  input: { password: 'secret-2', code: 'secret-1' },
  secrets: { 'secret-1': '123456', 'secret-2': 'a password' },
}
const code = { input: { code: 'secret-1' }, secretRef: 'ref-1', secrets: { 'secret-1': '123456' } }

const status = (enabled: boolean, required: boolean, recovery_codes_left: number) =>
  done({ enabled, required, recovery_codes_left })

const copy = local([
  { when: 'it is copied', hear: () => hear(effects(offline()).copy, { text: 'ref-1' }) },
  {
    when: 'the browser does not let it',
    hear: () =>
      hear(
        effects(offline(), () =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
        ).copy,
        { text: 'ref-1' },
      ),
  },
])

export const secondFactor = {
  readStatus: asking((client) => effects(client).readStatus, {
    input: undefined,
    successes: [
      { when: 'it is off', answers: [[readSecondFactor, status(false, false, 0)]] },
      { when: 'it is off, and staff need it', answers: [[readSecondFactor, status(false, true, 0)]] },
      { when: 'it is on', answers: [[readSecondFactor, status(true, false, 7)]] },
    ],
  }),
  beginEnrolment: asking((client) => effects(client).beginEnrolment, {
    input: undefined,
    secretRef: 'ref-1',
    successes: [
      {
        when: 'there is a key',
        answers: [[beginSecondFactor, done({ secret: 'JBSWY3DP', uri: 'otpauth://totp/a' })]],
      },
    ],
  }),
  confirmEnrolment: asking((client) => effects(client).confirmEnrolment, {
    ...both,
    secretRef: 'ref-1',
    successes: [
      {
        when: 'password and code are right',
        answers: [[confirmSecondFactor, done({ recovery_codes: CODES })]],
      },
    ],
  }),
  renewCodes: asking((client) => effects(client).renewCodes, {
    ...code,
    successes: [
      { when: 'the code is right', answers: [[renewRecoveryCodes, done({ recovery_codes: CODES })]] },
    ],
  }),
  remove: asking((client) => effects(client).remove, {
    ...both,
    successes: [{ when: 'it is off', answers: [[removeSecondFactor, done(undefined, 204)]] }],
  }),
  copyKey: copy,
  copyCodes: copy,
}
