import type { ApplicationStage as RestStage } from '#services/content/artist-profiles/contract.ts'
import type { ApplicationStage } from '../../generated/resolvers.ts'

export const STAGES: Record<RestStage, ApplicationStage> = {
  started: 'STARTED',
  info: 'INFO',
  sample: 'SAMPLE',
  submitted: 'SUBMITTED',
  declined: 'DECLINED',
  approved: 'APPROVED',
  payment: 'PAYMENT',
}
