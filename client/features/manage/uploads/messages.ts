export const openTheImage = 'Open the image'
