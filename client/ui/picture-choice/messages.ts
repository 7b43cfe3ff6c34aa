export const picturesToSend = 'Pictures to send'
export const adding = 'Adding…'
export const addingPicture = (name: string) => `Adding ${name}`
export const waiting = 'Waiting'
export const removePicture = (name: string) => `Remove ${name}`
export const tryAgain = 'Try again'
export const pictureFiles = 'Picture files'
export const cameraFile = 'Camera picture'
export const addPictures = 'Add pictures'
export const takePicture = 'Take a picture'
export const whatIsTaken = (most: number) =>
  `Up to ${most}: JPEG, PNG, or WebP. You can also drop or paste them.`
