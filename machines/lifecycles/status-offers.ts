import { begin, commandsOf } from './decide.ts'
import { type IdentityStatus, identityLifecycle } from './identity.ts'
import { type PaymentAccountStatus, paymentAccountLifecycle } from './payment-account.ts'
import type { Role } from './roles.ts'

/** Whose statuses Hyperwallet names. */
export type StatusOf = 'identity' | 'payment-account'

export interface StatusOffer {
  /** The status that it leads to. */
  transition: string
  /** Why it cannot be made now; null where it can. */
  refusal: string | null
}

const WORDS: Readonly<Record<IdentityStatus | PaymentAccountStatus, string>> = {
  PRE_ACTIVATED: 'pre-activated',
  ACTIVATED: 'activated',
  VERIFIED: 'verified',
  INVALID: 'invalid',
  LOCKED: 'locked',
  FROZEN: 'frozen',
  DE_ACTIVATED: 'deactivated',
}

const inWords = (status: string): string =>
  Object.hasOwn(WORDS, status) ? WORDS[status as IdentityStatus] : status

const LIFECYCLES = {
  identity: {
    one: 'identity',
    statuses: Object.keys(identityLifecycle.states),
    commandsIn: (status: string, by: Role) =>
      commandsOf(identityLifecycle, { ...begin(identityLifecycle), value: status as IdentityStatus }, by),
  },
  'payment-account': {
    one: 'account',
    statuses: Object.keys(paymentAccountLifecycle.states),
    commandsIn: (status: string, by: Role) =>
      commandsOf(
        paymentAccountLifecycle,
        { ...begin(paymentAccountLifecycle), value: status as PaymentAccountStatus },
        by,
      ),
  },
}

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** Says of each other status whether this role may lead there now, as the lifecycle decides, or why not. */
export function statusOffers(of: StatusOf, status: string, by: Role): StatusOffer[] {
  const { one, statuses, commandsIn } = LIFECYCLES[of]
  if (!statuses.includes(status)) return []
  const may = commandsIn(status, by).map((type) => type.replace('transition.', ''))
  const open = statuses.filter((each) => may.includes(each))
  const refusal =
    open.length === 0
      ? `Nothing can become of a ${inWords(status)} ${one}.`
      : `The ${one} is ${inWords(status)}, and can become ${LIST.format(open.map(inWords))} only.`
  return statuses
    .filter((each) => each !== status)
    .map((transition) => ({ transition, refusal: open.includes(transition) ? null : refusal }))
}
