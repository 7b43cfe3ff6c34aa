import { Application } from '../../applications/application.tsx'
import { emailToChosen, emailToListed } from '../../artist-email/audience.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Artist profile. */
export const artistProfile: RecordType = {
  resource: 'artist-profile',
  label: 'Artist profiles',
  one: 'artist profile',
  columns: [
    { field: 'full_name', label: 'Name' },
    { field: 'email', label: 'Email' },
    { field: 'application_stage', label: 'Stage' },
    { field: 'submitted_at', label: 'Submitted' },
    { field: 'created', label: 'Created', isOptional: true },
    { field: 'approved', label: 'Approved', isOptional: true },
    { field: 'id', label: 'ID', isOptional: true },
  ],
  panel: { Panel: Application, shows: ['photo', 'bio'] },
  actOnMany: { label: 'Email', toChosen: emailToChosen, toListed: emailToListed },
  // What tells one person from another is no matter of many.
  bulk: ['bio', 'photo'],
  letter: 'f',
}
