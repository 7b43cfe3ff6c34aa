import { createFollowEffects } from '#client/effects/follow/follow.ts'
import { askPort, joinPorts } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { listFollowing, readArtistPage, setFollowing, setFollowMail } from '../../routes/following.ts'

const page = (user_follows: boolean) =>
  answerDone({
    id: 12,
    name: 'Ada Vale',
    full_name: 'Ada Vale',
    photo: null,
    bio: '',
    website: '',
    links: [],
    user_follows,
  })
const following = (wants_mail: boolean) =>
  answerDone({ count: 0, next: null, previous: null, results: [], wants_mail })

const artist = { subject: { of: 'artist', artistId: '12' } } as const
const mail = { subject: { of: 'mail' } } as const

export const follow = {
  change: joinPorts(
    askPort((client) => createFollowEffects(client).actors.change, {
      input: { ...artist, on: true },
      successes: [{ when: 'they are followed', answers: [[setFollowing, page(true)]] }],
    }),
    askPort((client) => createFollowEffects(client).actors.change, {
      input: { ...mail, on: false },
      successes: [{ when: 'the mail is off', answers: [[setFollowMail, answerDone({ wants_mail: false })]] }],
    }),
  ),
  read: joinPorts(
    askPort((client) => createFollowEffects(client).actors.read, {
      input: artist,
      successes: [
        { when: 'they are followed', answers: [[readArtistPage, page(true)]] },
        { when: 'they are not followed', answers: [[readArtistPage, page(false)]] },
      ],
    }),
    askPort((client) => createFollowEffects(client).actors.read, {
      input: mail,
      successes: [
        { when: 'the mail is on', answers: [[listFollowing, following(true)]] },
        { when: 'the mail is off', answers: [[listFollowing, following(false)]] },
      ],
    }),
  ),
}
