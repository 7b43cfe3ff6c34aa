import type { TabEvent } from '#machines/tab/events.ts'
import type { TabMessage } from '#machines/tab/messages.ts'
import type { ChannelOrder } from '#machines/tab/ports.ts'
import type { LeaderAsks } from './leader-asks.ts'
import { obey } from './obey.ts'
import { lastSeqOf, type SharedActors } from './shared-actors.ts'
import type { TabChannel } from './tab-channel.ts'
import type { TabHooks } from './tab-hooks.ts'

interface ChannelDeps {
  channel: TabChannel
  /** What this tab calls itself. */
  name: string
  /** Of all shared actors. */
  streams: readonly string[]
  shared: SharedActors
  requireHooks: () => TabHooks
  asks: Pick<LeaderAsks, 'hearEcho'>
  /** Tells and journals what was taken until now. */
  flush: () => void
}

/** What this tab says to the others, and hears from them. */
export const createChannelPort = ({
  channel,
  name,
  streams,
  shared,
  requireHooks,
  asks,
  flush,
}: ChannelDeps) =>
  obey<ChannelOrder, TabEvent>((answer) => {
    const hear = (message: TabMessage) => {
      flush()
      if (message.type === 'echo') asks.hearEcho(message.id)
      else answer(message)
    }
    return {
      'channel.listen': () => channel.listen(hear),
      'channel.close': () => channel.close(),
      'state.ask': () => channel.post({ type: 'state.wanted', from: name }),
      'leader.say'({ term, kept }) {
        const seqOf = (stream: string) => Math.max(shared.seqOf(stream), lastSeqOf(kept, stream))
        const seqs = Object.fromEntries(streams.map((stream) => [stream, seqOf(stream)]))
        channel.post({ type: 'leader.new', term, seqs })
      },
      'state.give': ({ to, term }) =>
        channel.post({
          type: 'state.given',
          to,
          term,
          streams: shared.listKept(),
          token: requireHooks().readToken(),
        }),
      'kept.give': (order) => channel.post({ ...order, type: 'state.given' }),
      'echo.give': ({ id }) => channel.post({ type: 'echo', id }),
    }
  })
