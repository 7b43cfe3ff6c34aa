import type { Intent } from './messages.ts'

/**
 * Not in spec.md: a leader that has not taken an intent by then sleeps, as phones let tabs in the background
 * do.
 */
const PATIENCE = 1_000

interface IntentsDeps {
  post: (intent: Intent) => void
  /** The leader does not answer. */
  onSilence: () => void
}

/** What this tab has asked the leader to take and not yet heard of. Nothing is lost with a leader. */
export const createIntents = ({ post, onSilence }: IntentsDeps) => {
  const open = new Map<string, Intent>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(timer)
    if (open.size > 0) timer = setTimeout(onSilence, PATIENCE)
  }

  const ask = (intent: Intent) => {
    open.set(intent.id, intent)
    post(intent)
    if (open.size === 1) wait()
  }

  return {
    ask,
    settle(id: string | null) {
      if (id !== null && open.delete(id)) wait()
    },
    /** There is a new leader, who may not have heard. */
    askAgain() {
      open.forEach(post)
      wait()
    },
    /** This tab leads now, and takes them itself. */
    takeBack(): Intent[] {
      const intents = [...open.values()]
      open.clear()
      wait()
      return intents
    },
  }
}
