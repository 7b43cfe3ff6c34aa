import { Application } from '../../applications/application.tsx'
import { emailToChosen, emailToListed } from '../../artist-email/audience.ts'
import * as say from './messages.ts'
import type { RecordType } from './type.ts'

/** spec.md section 3, Artist profile. */
export const artistProfile: RecordType = {
  resource: 'artist-profile',
  label: say.artistProfiles,
  one: say.oneArtistProfile,
  columns: [
    { field: 'full_name', label: say.name },
    { field: 'email', label: say.email },
    { field: 'application_stage', label: say.stage },
    { field: 'submitted_at', label: say.submitted },
    { field: 'created', label: say.created, isOptional: true },
    { field: 'approved', label: say.approved, isOptional: true },
    { field: 'id', label: say.id, isOptional: true },
  ],
  panel: { Panel: Application, shows: ['photo', 'bio'] },
  actOnMany: { label: say.sendEmail, toChosen: emailToChosen, toListed: emailToListed },
  // What tells one person from another is no matter of many.
  bulk: ['bio', 'photo'],
  letter: 'f',
}
