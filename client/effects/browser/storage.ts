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
 * One of the browser's storages. Where the visitor has forbidden it, even naming it throws; then keep
 * nothing.
 */
export const openStorage = (open: () => Storage): Storage => {
  try {
    return open()
  } catch {
    return forgetful
  }
}
