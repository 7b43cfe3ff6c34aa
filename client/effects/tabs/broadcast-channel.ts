import type { TabMessage } from '#machines/tab/messages.ts'
import type { TabChannel } from './tab-channel.ts'

/** A tab that hears nobody. */
const silence: TabChannel = { post() {}, listen() {}, close() {} }

/** The tabs of this browser that show the shop; a browser without the means leaves each tab to itself. */
export const createTabChannel = (name: string): TabChannel => {
  if (!('BroadcastChannel' in globalThis)) return silence
  let channel: BroadcastChannel | null = null
  return {
    post: (message) => channel?.postMessage(message),
    listen(hear) {
      channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
    },
    close() {
      channel?.close()
      channel = null
    },
  }
}
