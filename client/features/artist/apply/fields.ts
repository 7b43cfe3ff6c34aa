import type { Field } from '#client/actors/artist-apply.ts'

export const LABELS: Readonly<Record<Field, string>> = {
  fullName: 'Full name',
  location: 'Location',
  bio: 'Bio',
  website: 'Website',
  link1: 'Link 1',
  link2: 'Link 2',
  link3: 'Link 3',
}

export const LINKS = ['link1', 'link2', 'link3'] as const
