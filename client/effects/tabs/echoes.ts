/** Not in spec.md: how long the leader's word is waited for. */
export const WELCOME = 500

interface EchoesDeps {
  post: (id: string) => void
  /** The leader does not answer. */
  onSilence: () => void
}

/** Waiting until the leader has said all that it had to say: what it answers comes after that. */
export const createEchoes = ({ post, onSilence }: EchoesDeps) => {
  const waiting = new Map<string, () => void>()

  const hear = (id: string) => {
    waiting.get(id)?.()
    waiting.delete(id)
  }

  return {
    await: (): Promise<void> =>
      new Promise((resolve) => {
        const id = crypto.randomUUID()
        const timer = setTimeout(onSilence, WELCOME)
        waiting.set(id, () => {
          clearTimeout(timer)
          resolve()
        })
        post(id)
      }),
    hear,
    /** This tab leads now: it knows all there is to know. */
    hearAll() {
      for (const id of waiting.keys()) hear(id)
    },
  }
}
