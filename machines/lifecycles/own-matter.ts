/** What of a member of staff who is an artist somebody else of the staff decides on. */
export type OwnMatter = 'money' | 'art' | 'artist record' | 'artist profile' | 'order'

/** Said wherever staff would act on themselves. */
export const ownMatterInWords = (matter: OwnMatter): string =>
  `Another staff member has to do this: it’s your own ${matter}.`
