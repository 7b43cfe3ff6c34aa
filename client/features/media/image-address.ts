/** Address of an image's own page. */
export const imageAddress = (imageId: string) => `/images/${encodeURIComponent(imageId)}`
