import { createSecondFactorEffects } from '#client/effects/second-factor/second-factor.ts'
import { hear } from '../outcome.ts'
import { askPort, local } from '../port.ts'
import { answerDone } from '../route.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  secondFactor as readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '../routes/auth-account.ts'
import { type Client, createOffline } from '../shop.ts'

const effects = (client: Client, copyText = async (_text: string) => {}) =>
  createSecondFactorEffects({ ...client, copyText }).actors

const CODES = Array.from({ length: 10 }, (_, index) => `code-${index}`)
const both = {
  input: { password: 'secret-2', code: 'secret-1' },
  secrets: { 'secret-1': '123456', 'secret-2': 'a password' },
}
const code = { input: { code: 'secret-1' }, secretRef: 'ref-1', secrets: { 'secret-1': '123456' } }

const status = (enabled: boolean, required: boolean, recovery_codes_left: number) =>
  answerDone({ enabled, required, recovery_codes_left })

const copy = local([
  { when: 'it is copied', hear: () => hear(effects(createOffline()).copy, { text: 'ref-1' }) },
  {
    when: 'the browser does not let it',
    hear: () =>
      hear(
        effects(createOffline(), () =>
          Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')),
        ).copy,
        { text: 'ref-1' },
      ),
  },
])

export const secondFactor = {
  readStatus: askPort((client) => effects(client).readStatus, {
    input: undefined,
    successes: [
      { when: 'it is off', answers: [[readSecondFactor, status(false, false, 0)]] },
      { when: 'it is off, and staff need it', answers: [[readSecondFactor, status(false, true, 0)]] },
      { when: 'it is on', answers: [[readSecondFactor, status(true, false, 7)]] },
    ],
  }),
  beginEnrolment: askPort((client) => effects(client).beginEnrolment, {
    input: undefined,
    secretRef: 'ref-1',
    successes: [
      {
        when: 'there is a key',
        answers: [[beginSecondFactor, answerDone({ secret: 'JBSWY3DP', uri: 'otpauth://totp/a' })]],
      },
    ],
  }),
  confirmEnrolment: askPort((client) => effects(client).confirmEnrolment, {
    ...both,
    secretRef: 'ref-1',
    successes: [
      {
        when: 'password and code are right',
        answers: [[confirmSecondFactor, answerDone({ recovery_codes: CODES })]],
      },
    ],
  }),
  renewCodes: askPort((client) => effects(client).renewCodes, {
    ...code,
    successes: [
      { when: 'the code is right', answers: [[renewRecoveryCodes, answerDone({ recovery_codes: CODES })]] },
    ],
  }),
  remove: askPort((client) => effects(client).remove, {
    ...both,
    successes: [{ when: 'it is off', answers: [[removeSecondFactor, answerDone(undefined, 204)]] }],
  }),
  copyKey: copy,
  copyCodes: copy,
}
