export const favorite = (title: string) => `Favorite ${title}`
export const untitled = 'Untitled'
export const titleByArtist = (title: string, artist: string) => `${title} by ${artist}`
export const unpublished = 'Unpublished'
export const priceTier = (price: number, tiers: number) => `Price ${price} of ${tiers} dollar signs`
export const fromPrice = (price: string) => `From ${price}`
export const recentlyViewed = 'Recently viewed'
export const manage = (title: string) => `Manage ${title}`
export const yourFavorites = 'Your favorites'
export const picture = 'Picture'
export const edge = 'Edge'
export const onAWall = 'On a wall'
export const detail = 'Detail'
