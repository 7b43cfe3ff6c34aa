export const frame = 'Frame'
export const unframed = 'Unframed'
export const mat = 'Mat'
export const noMat = 'None'
export const onlyPrintsAreFramed = 'Only prints can be framed, so this one comes unframed.'
export const tooLargeToFrame = (longest: number) => `We don’t frame prints over ${longest} in.`
export const tooLargeForChosenFrame = (longest: number) =>
  `We don’t frame prints over ${longest} in, so this one comes unframed.`
export const howFramesCome = 'Frames come with acrylic glazing, ready to hang.'
