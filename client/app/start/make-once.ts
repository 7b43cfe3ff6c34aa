/**
 * What a page makes as it first needs it, by what makes it: it comes with its own script, and is made once.
 */
export const createMakeOnce = () => {
  const made = new Map<object, unknown>()
  return <From, Made>(make: (from: From) => Made, from: From): Made => {
    if (!made.has(make)) made.set(make, make(from))
    return made.get(make) as Made
  }
}
