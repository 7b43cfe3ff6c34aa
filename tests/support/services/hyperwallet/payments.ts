import { randomUUID } from 'node:crypto'

export interface PaymentRecord {
  token: string
  status: string
  createdOn: string
  amount: string
  currency: string
  clientPaymentId: string
  purpose: string
  destinationToken: string
  programToken: string
  transitions: TransitionRecord[]
}

interface TransitionRecord {
  token: string
  createdOn: string
  transition: string
  fromStatus: string
  toStatus: string
  statusCode?: string
}

type Body = Omit<PaymentRecord, 'token' | 'status' | 'createdOn' | 'transitions'>

/** Payments as Hyperwallet keeps them. */
export class Payments {
  readonly payments: PaymentRecord[] = []
  /** How new payments stand. */
  firstStatus = 'CREATED'
  /** What new payments are refused with; null where they are taken. */
  refusal: string | null = null
  /** Whether new payments are answered by 429. */
  isBusy = false
  readonly #program: string

  constructor(program: string) {
    this.#program = program
  }

  create(body: Partial<Body>): { payment: PaymentRecord } | { refused: string; field?: string } {
    const { clientPaymentId, amount, currency, purpose, destinationToken, programToken } = body
    if (this.refusal !== null) return { refused: this.refusal }
    if (programToken !== this.#program) return { refused: 'CONSTRAINT_VIOLATIONS', field: 'programToken' }
    if (!clientPaymentId || !purpose || !destinationToken?.startsWith('trm-'))
      return { refused: 'CONSTRAINT_VIOLATIONS', field: 'destinationToken' }
    if (!/^\d+\.\d\d$/.test(amount ?? '') || currency !== 'USD')
      return { refused: 'CONSTRAINT_VIOLATIONS', field: 'amount' }
    if (this.find(clientPaymentId).length > 0)
      return { refused: 'DUPLICATE_CLIENT_REFERENCE', field: 'clientPaymentId' }
    const made = { token: `pmt-${randomUUID()}`, status: this.firstStatus, createdOn: '2026-11-20T12:00:00' }
    const payment: PaymentRecord = { ...(body as Body), ...made, transitions: [] }
    this.payments.push(payment)
    return { payment }
  }

  find(clientPaymentId: string | null): PaymentRecord[] {
    return this.payments.filter((payment) => payment.clientPaymentId === clientPaymentId)
  }

  transitionsOf(token: string, transition: string | null): TransitionRecord[] {
    const payment = this.payments.find((each) => each.token === token)
    return (payment?.transitions ?? []).filter((each) => each.transition === transition)
  }

  /** Lets a payment go on, at a time (GMT, without a zone) and with a bank's code where there is one. */
  move(clientPaymentId: string, status: string, { code, at }: { code?: string; at?: string } = {}): void {
    const [payment] = this.find(clientPaymentId)
    if (!payment) throw new Error(`There is no payment of ${clientPaymentId}.`)
    payment.transitions.push({
      token: `sts-${randomUUID()}`,
      createdOn: at ?? '2026-11-20T12:00:00',
      transition: status,
      fromStatus: payment.status,
      toStatus: status,
      ...(code !== undefined && { statusCode: code }),
    })
    payment.status = status
  }
}
