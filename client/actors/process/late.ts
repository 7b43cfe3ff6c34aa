import { checkoutMigrations } from '#machines/checkout/migrations.ts'

/**
 * The terms of processes that are journalled and load with their page: the journal keeps what it has of them
 * until then. Their ids are those of their machines.
 */
export const LATE = {
  'artist-message': { life: 'subject', journal: 'resume' },
  'artist-apply': { life: 'subject', journal: 'resume' },
  'artist-email': { life: 'subject', journal: 'resume' },
  checkout: { life: 'page', journal: 'resume', migrations: checkoutMigrations },
  'payment-account-form': { life: 'subject', journal: 'resume' },
  quantity: { life: 'subject', journal: 'record' },
  'record-form': { life: 'subject', journal: 'resume' },
  register: { life: 'component', journal: 'record' },
  upload: { life: 'subject', journal: 'resume' },
} as const
