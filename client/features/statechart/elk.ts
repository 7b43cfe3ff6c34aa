import type { ELK } from 'elkjs/lib/elk-api.js'

/**
 * In a browser the layout is made in a worker: the largest chart takes longer than a frame, and the code is
 * 1.6 MB.
 */
const openInWorker = async (): Promise<ELK> => {
  const [{ default: Elk }, { default: url }] = await Promise.all([
    import('elkjs/lib/elk-api.js'),
    import('elkjs/lib/elk-worker.min.js?url'),
  ])
  return new Elk({ workerFactory: () => new Worker(url) })
}

const openInNode = async (): Promise<ELK> => {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js')
  return new Elk()
}

let running: Promise<ELK> | null = null

/** The one layout engine. A load that failed is tried again by whoever asks next. */
export const openElk = (): Promise<ELK> => {
  running ??= (import.meta.env.SSR ? openInNode() : openInWorker()).catch((error) => {
    running = null
    throw error
  })
  return running
}
