import { createNumberRevealEffects } from '#client/effects/number-reveal/number-reveal.ts'
import { createPayeeChangeEffects } from '#client/effects/payee-change/payee-change.ts'
import type { PayeeCommand, PayeeDetails } from '#machines/payee-change/ports.ts'
import { askPort, joinPorts } from '../../port.ts'
import { type Answer, answerDone, type Route } from '../../route.ts'
import { changeStatus, readIdentity, receiveForm, recordNotice, showNumber } from '../../routes/payees.ts'

const identity = { token: 'usr-1', version: 2, firstName: 'Ada', status: 'ACTIVATED' }
const form = { token: 'txf-1', name: 'Ada Ink', type: 'W-9' }
const nothing: PayeeDetails = { notes: '', signedOn: '', treatyRate: '' }

const change = (
  resource: string,
  command: PayeeCommand,
  details: Partial<PayeeDetails>,
  answers: readonly (readonly [Route, Answer])[],
) =>
  askPort(({ apollo }) => createPayeeChangeEffects({ apollo }).actors.changePayee, {
    input: {
      resource,
      id: resource === 'tax-form' ? 'txf-1' : 'usr-1',
      command,
      details: { ...nothing, ...details },
      idempotencyKey: 'key-1',
    },
    by: 'staff',
    successes: [{ when: 'it is done', answers: [...answers] }],
  })

export const payeeChange = {
  changePayee: joinPorts(
    change('artist-identity', { kind: 'status', transition: 'ACTIVATED' }, { notes: 'Papers.' }, [
      [changeStatus, answerDone({ token: 'sts-1' }, 201)],
      [readIdentity, answerDone(identity)],
    ]),
    change('tax-form', { kind: 'receive' }, { signedOn: '2026-11-02' }, [[receiveForm, answerDone(form)]]),
    change('tax-form', { kind: 'notice', isNamed: true }, { notes: 'CP2100A of this year.' }, [
      [recordNotice, answerDone(form)],
    ]),
  ),
}

export const numberReveal = {
  showNumber: askPort((client) => createNumberRevealEffects(client).actors.showNumber, {
    input: {
      resource: 'artist-identity/usr-1/bank-accounts',
      id: 'trm-1',
      reason: 'The bank asks for it.',
      password: 'secret-1',
    },
    secrets: { 'secret-1': 'a password' },
    by: 'staff',
    successes: [{ when: 'it is shown', answers: [[showNumber, answerDone({ number: '000123456789' })]] }],
  }),
}
