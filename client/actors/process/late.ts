/**
 * The terms of processes that are journalled and load with their page: the journal keeps what it has of them
 * until then. Their ids are those of their machines, which bring what migrates them.
 */
export const LATE = {
  'artist-apply': { life: 'subject', journal: 'resume' },
  'artist-message': { life: 'subject', journal: 'resume' },
  'artist-email': { life: 'subject', journal: 'resume' },
  checkout: { life: 'page', journal: 'resume' },
  'payment-account-form': { life: 'subject', journal: 'resume' },
  'profile-edit': { life: 'subject', journal: 'resume' },
  quantity: { life: 'subject', journal: 'record' },
  'record-form': { life: 'subject', journal: 'resume' },
  'return-request': { life: 'subject', journal: 'resume' },
  register: { life: 'component', journal: 'record' },
  'tax-form': { life: 'subject', journal: 'resume' },
  upload: { life: 'subject', journal: 'resume' },
} as const
