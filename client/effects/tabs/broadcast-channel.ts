import type { TabMessage } from '#machines/tab/messages.ts'
import type { TabChannel } from './tab-channel.ts'

/** Of a tab that nobody hears, and that hears nobody. */
export const silence: TabChannel = { post() {}, listen() {}, close() {} }

/** Joins the tabs of this browser by `BroadcastChannel`; where there is none each tab is by itself. */
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
