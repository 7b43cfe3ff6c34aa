import { z } from 'zod'
import { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import { ownMatterInWords } from '#machines/lifecycles/own-matter.ts'
import { holdsWords } from '#services/shared/database/folded.ts'
import { email, optionalText, readOnly, text } from '#services/shared/resources/fields.ts'
import { booleanFilter, choiceFilter, textFilter } from '#services/shared/resources/filters.ts'
import type { Resource } from '#services/shared/resources/resource.ts'
import { readByAll } from '../record/without-numbers.ts'
import { LONGEST_BIO, LONGEST_FULL_NAME, LONGEST_PHOTO } from './contract.ts'

/** The stages of an application, as the lifecycle names them. */
const STAGES = Object.keys(artistApplicationLifecycle.states).map((value) => ({
  value,
  display_name: value.charAt(0).toUpperCase() + value.slice(1),
}))

/** Pages show no pictures of other sites. */
const isPictureAddress = (text: string): boolean => /^\/media\/[\w./-]+$/.test(text)

/**
 * Artist profiles, one for an account at most (contract.ts). What becomes of an application is decided by its
 * lifecycle (applications.ts), not by an edit: its fields are read only, and are not taken back either.
 */
export const artistProfiles: Resource = {
  name: 'artist-profile',
  title: 'Artist Profile',
  description: 'Artists with an account, and their applications.',
  schema: 'content',
  table: 'artist_profiles',
  idType: 'int',
  fields: {
    full_name: text({
      label: 'Full name',
      column: 'full_name',
      max_length: LONGEST_FULL_NAME,
      required: true,
    }),
    email: email({ label: 'Email', column: 'email', required: true }),
    photo: optionalText({
      label: 'Photo',
      column: 'photo',
      max_length: LONGEST_PHOTO,
      help_text: 'The address of a picture of the shop, which begins with /media/.',
      fits: isPictureAddress,
      otherwise: 'Enter an address that begins with /media/.',
    }),
    bio: readByAll(text({ label: 'Bio', column: 'bio', max_length: LONGEST_BIO })),
    location: readOnly('string', { label: 'Location', column: 'location' }),
    website: readOnly('string', { label: 'Website', column: 'website' }),
    links: readOnly('list', { label: 'Links', column: 'links' }),
    sample: readOnly('list', { label: 'Sample pictures', column: 'sample' }),
    application_stage: readOnly('choice', {
      label: 'Application stage',
      column: 'application_stage',
      choices: STAGES,
    }),
    submitted_at: readOnly('datetime', { label: 'Submitted', column: 'submitted_at' }),
    decline_reason: readOnly('string', { label: 'Reason for declining', column: 'decline_reason' }),
    approved: readOnly('boolean', { label: 'Approved', column: 'approved' }),
    user_uuid: readOnly('string', { label: 'Account', column: 'user_uuid' }),
    artist: readOnly('integer', { label: 'Artist', column: 'artist_id' }),
    created: readOnly('datetime', { label: 'Created', column: 'created_at' }),
    updated: readOnly('datetime', { label: 'Updated', column: 'updated_at' }),
  },
  isMade: false,
  isDeleted: false,
  orderings: {
    full_name: { sql: 'r.name_folded', type: 'text' },
    created: { sql: 'r.created_at', type: 'timestamptz' },
    updated: { sql: 'r.updated_at', type: 'timestamptz' },
    application_stage: { sql: 'r.application_stage collate "C"', type: 'text' },
    submitted_at: { sql: `coalesce(r.submitted_at, 'infinity')`, type: 'timestamptz' },
  },
  otherOrderings: { modified: 'updated' },
  filters: {
    application_stage: choiceFilter('Application stage', 'application_stage', STAGES),
    approved: booleanFilter('Approved', 'approved'),
    user_uuid: textFilter(
      'Account',
      z.uuid({ error: 'Must be a valid UUID.' }),
      (param) => `r.user_uuid = ${param}`,
    ),
    artist: textFilter(
      'Artist',
      z.string().regex(/^[1-9]\d{0,8}$/, 'Must be the id of an artist.'),
      (param) => `r.artist_id = ${param}::int`,
    ),
  },
  search: (words) =>
    words.trim() === '' ? null : { sql: (param) => holdsWords('r.words_folded', param), value: words },
  asks: z.object({}),
  owned: { by: 'user_uuid', subject: 'artist_profile' },
  own: {
    words: ownMatterInWords('artist profile'),
    async find(db, _ids, account) {
      const rows = await db.query<{ id: number }>(
        'select id from content.artist_profiles where user_uuid = $1',
        [account],
      )
      return new Set(rows.map(({ id }) => id))
    },
  },
}
