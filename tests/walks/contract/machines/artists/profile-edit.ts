import { createProfileEditEffects, fillProfileEditPorts } from '#client/effects/profile-edit/profile-edit.ts'
import type { Details } from '#machines/profile-edit/details.ts'
import type { OwnProfileEdited, OwnProfileView } from '#services/content/artist-profiles/own/contract.ts'
import {
  details,
  otherBio,
  otherBoth,
  otherName,
  saved,
  typedName,
} from '../../../fixtures/artists/profile-edit.ts'
import { askPort } from '../../port.ts'
import { answerDone } from '../../route.ts'
import { readOwnProfile, saveOwnProfile, sendPhoto } from '../../routes/own-profile.ts'

const valuesOf = ({ fullName, link1, link2, link3, ...texts }: Details) => ({
  full_name: fullName,
  ...texts,
  links: [link1, link2, link3].filter((link) => link !== ''),
})
const view = (version: number, each: Details): OwnProfileView => ({
  version,
  page: 7,
  values: valuesOf(each),
})
const stale = (theirs: Details): OwnProfileEdited => ({
  detail: 'This profile was changed on another page.',
  code: 'profile_edited',
  version: 6,
  theirs: valuesOf(theirs),
})

const read = (when: string, version: number, each: Details) => ({
  when,
  answers: [[readOwnProfile, answerDone(view(version, each))]] as const,
})
const kept = (when: string, each: Details) => ({
  when,
  answers: [[saveOwnProfile, answerDone(view(4, each))]] as const,
})
const refused = (when: string, theirs: Details) => ({
  when,
  answers: [[saveOwnProfile, answerDone(stale(theirs), 409)]] as const,
})

export const profileEdit = {
  loadProfile: askPort((client) => createProfileEditEffects(client).actors.loadProfile, {
    input: undefined as never,
    successes: [
      read('it is read', 3, details),
      read('another bio was saved', 6, otherBio),
      read('what is typed was saved', 6, saved),
    ],
  }),
  saveProfile: askPort((client) => createProfileEditEffects(client).actors.saveProfile, {
    input: { version: 3, details: saved },
    successes: [
      kept('it is kept', saved),
      kept('the name is kept too', { ...saved, fullName: typedName.typed }),
      refused('the same was saved', saved),
      refused('another bio was saved', otherBio),
      refused('another name was saved', otherName),
      refused('both were saved', otherBoth),
    ],
  }),
  sendPhoto: askPort(({ apollo }) => fillProfileEditPorts(apollo, async () => 'anBlZw==').actors.sendPhoto, {
    input: { photo: { id: 'photo-1', size: 90_000 } },
    successes: [{ when: 'it is kept', answers: [[sendPhoto, answerDone({ photo: '/media/portraits/0b' })]] }],
  }),
}
