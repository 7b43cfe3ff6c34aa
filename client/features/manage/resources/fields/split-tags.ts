const BETWEEN = /[,;]/

interface Split {
  /** The tags that there were, and those that are typed to their end, each once. */
  tags: readonly string[]
  /** What is typed of the next. */
  rest: string
}

/** Takes what is typed apart at commas and semicolons (spec.md section 5). */
export const splitTags = (tags: readonly string[], text: string): Split => {
  const parts = text.split(BETWEEN)
  const rest = parts.pop() ?? ''
  const whole = parts.map((part) => part.trim()).filter((part) => part !== '')
  return { tags: [...new Set([...tags, ...whole])], rest: parts.length > 0 ? rest.trimStart() : rest }
}
