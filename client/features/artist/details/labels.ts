import type { Field as Applied } from '#client/actors/artist-apply.ts'
import type { Field as Edited } from '#client/actors/profile-edit.ts'
import * as say from './messages.ts'

export const LINKS = ['link1', 'link2', 'link3'] as const

/** What applicants and artists say of themselves. */
export const LABELS: Readonly<Record<Applied | Edited, string>> = {
  photo: say.photo,
  fullName: say.fullName,
  location: say.location,
  bio: say.bio,
  website: say.website,
  link1: say.linkNumber(1),
  link2: say.linkNumber(2),
  link3: say.linkNumber(3),
}
