/** Address of an image's own page. */
export const imageAddressOf = (imageId: string) => `/images/${encodeURIComponent(imageId)}`
