export const untitled = 'Untitled'
export const notAvailable = 'Not available'
export const titleByArtist = (title: string, artist: string) => `${title} by ${artist}`

export const share = 'Share'
export const linkCopied = 'Link copied.'
export const cannotCopyLink = (url: string) => `We couldn’t copy the link. Here it is: ${url}`

export const zoomByKeys = (name: string) => `${name}. Plus and minus zoom, arrows move, Escape fits.`
export const zoom = 'Zoom'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const fitPicture = 'Fit the picture'
