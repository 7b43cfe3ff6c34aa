import type { Field as Applied } from '#client/actors/artist-apply.ts'
import type { Field as Edited } from '#client/actors/profile-edit.ts'

export const LINKS = ['link1', 'link2', 'link3'] as const

/** What applicants and artists say of themselves. */
export const LABELS: Readonly<Record<Applied | Edited, string>> = {
  photo: 'Photo',
  fullName: 'Full name',
  location: 'Location',
  bio: 'Bio',
  website: 'Website',
  link1: 'Link 1',
  link2: 'Link 2',
  link3: 'Link 3',
}
