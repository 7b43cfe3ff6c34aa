import type { OrderReturnView } from '#services/main/orders/returns/contract.ts'
import type { ReturnReason, ReturnStatus, ReturnTransition } from '../../generated/resolvers.ts'

/** The schema's words for the service's. */

export const RETURN_STATUSES: Record<OrderReturnView['status'], ReturnStatus> = {
  requested: 'REQUESTED',
  approved: 'APPROVED',
  declined: 'DECLINED',
  sent: 'SENT',
  received: 'RECEIVED',
  refunded: 'REFUNDED',
  withdrawn: 'WITHDRAWN',
}

export const RETURN_REASONS: Record<OrderReturnView['reason'], ReturnReason> = {
  damaged: 'DAMAGED',
  wrong: 'WRONG',
  unwanted: 'UNWANTED',
  other: 'OTHER',
}

export const toReason = (reason: ReturnReason): OrderReturnView['reason'] => GIVEN[reason]

const GIVEN = {
  DAMAGED: 'damaged',
  WRONG: 'wrong',
  UNWANTED: 'unwanted',
  OTHER: 'other',
} as const satisfies Record<ReturnReason, string>

export const RETURN_TRANSITIONS = {
  APPROVE: 'approve',
  DECLINE: 'decline',
  SEND: 'send',
  RECEIVE: 'receive',
  KEEP: 'keep',
  REFUND: 'refund',
  WITHDRAW: 'withdraw',
} as const satisfies Record<ReturnTransition, string>
