import type { WaitingKind } from '#services/shared/desk/waiting.ts'
import type { ApplicationStage } from '../artist-profiles/contract.ts'

const SUBMITTED: ApplicationStage = 'submitted'

/** What waits for staff in this service, by its name in the path. */
export const WAITING_KINDS: Readonly<Record<string, WaitingKind>> = {
  applications: {
    table: 'content.artist_profiles',
    since: 'submitted_at',
    where: `application_stage = '${SUBMITTED}'`,
  },
  batches: {
    table: 'content.batches',
    since: 'confirmed_at',
    where: `state in ('running', 'stopping')`,
  },
  uploads: { table: 'content.uploads', since: 'created_at', where: `not approved and refusal = ''` },
  words: { table: 'content.art_changes', since: 'created_at', where: `decision = 'waiting'` },
  duplicates: {
    table: 'content.upload_files',
    since: 'at',
    where: `owner = $1::uuid and upload is null and state = 'ready' and near <> '[]'`,
    by: ({ viewer }) => viewer,
  },
  mentions: {
    table: 'content.note_mention m join content.record_note n on n.id = m.note',
    since: 'n.at',
    where: 'm.person = $1 and m.read_at is null',
    by: ({ viewer }) => viewer,
  },
}
