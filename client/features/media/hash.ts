/** The image that a hash names; null when it names none. */
export const readHash = (hash: string): string | null => {
  const text = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(text) || null
  } catch {
    return text
  }
}
