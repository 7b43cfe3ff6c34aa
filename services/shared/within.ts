/** The wait took too long. Answered as 503. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered'
}

/**
 * Answers what `work` comes to, or throws {@link Unanswered} after so many milliseconds; the work itself goes
 * on.
 */
export async function waitWithin<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Unanswered(`No answer within ${milliseconds} ms.`)), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
