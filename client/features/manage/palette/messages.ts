export const retry = 'Retry'
export const goTo = 'Go to'
export const findAnything = 'Find an action, a place, or a record'
export const examples = 'Action, place, artist, collection…'
export const actions = 'Actions'
export const places = 'Places'
export const storefront = 'Storefront'
export const searchArtFor = (words: string) => `Search art for “${words}”`
