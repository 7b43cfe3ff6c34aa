export const untitled = 'Untitled'
export const notAvailable = 'Not available'
export const titleByArtist = (title: string, artist: string) => `${title} by ${artist}`

export const details = 'Details'
export const artist = 'Artist'
export const aboutArtist = (name: string) => `About ${name}`
export const largestPrint = 'Largest print'
export const sizeInInches = (width: number, height: number) => `${width} × ${height} in`
export const delivery = 'Delivery'
export const shippingAndReturns = 'Shipping and returns'

export const share = 'Share'
export const linkCopied = 'Link copied.'
export const cannotCopyLink = (url: string) => `We couldn’t copy the link. Here it is: ${url}`

export const zoomByKeys = (name: string) => `${name}. Plus and minus zoom, arrows move, Escape fits.`
export const zoom = 'Zoom'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const fitPicture = 'Fit the picture'
