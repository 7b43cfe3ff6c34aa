/** Keeps nothing. */
const forgetful: Storage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  clear: () => {},
}

/**
 * A storage of the browser's. Where the visitor has forbidden it even naming it throws, and nothing is kept.
 */
export const openStorage = (open: () => Storage): Storage => {
  try {
    return open()
  } catch {
    return forgetful
  }
}
