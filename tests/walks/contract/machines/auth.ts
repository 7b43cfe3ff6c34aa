import { createAuthEffects } from '#client/effects/auth/auth.ts'
import { page } from '../made.ts'
import { askPort } from '../port.ts'
import { answerDone, type Route } from '../route.ts'
import { blacklist, me, refresh, signIn } from '../routes/auth.ts'
import { answerChallenge } from '../routes/auth-account.ts'
import { artistProfile } from '../routes/content.ts'
import { profile, signOut } from '../routes/main.ts'

const pair = (route: Route) => [route, answerDone({ access: 'access-1', refresh: 'refresh-2' })] as const

const ada = [
  [
    me,
    answerDone({
      uuid: 'u-ada',
      email: 'ada@aquatint.test',
      name: 'Ada',
      is_staff: false,
      second_factor_missing: false,
    }),
  ],
  [
    profile,
    answerDone({
      user_id: 'u-ada',
      current_project: { id: 7, name: 'Lobby', label: 'Lobby' },
      current_workspace: { id: 7, name: 'Lobby' },
    }),
  ],
  [
    artistProfile,
    answerDone(
      page({
        id: 3,
        user_uuid: 'u-ada',
        full_name: 'Ada Vale',
        photo: null,
        application_stage: 'payment',
        bio: '',
        email: 'ada@aquatint.test',
        approved: true,
        created: '2026-01-01T00:00:00Z',
      }),
    ),
  ],
] as const

/** The answer to the right password of an account with a second factor. */
const codeRequired = {
  when: 'the account has a second factor',
  status: 401,
  body: {
    detail: 'Enter the code from your authenticator app.',
    code: 'second_factor_required',
    challenge: 'a challenge',
  },
}

const withUser = 'With a token there is a user.'

export const auth = {
  restoreSession: askPort((client) => createAuthEffects(client).actors.restoreSession, {
    input: undefined,
    by: 'anybody',
    secretRef: 'ref-1',
    successes: [{ when: 'the session goes on', answers: [pair(refresh), ...ada] }],
    others: [{ when: 'there is no cookie', visit: { cookie: null } }],
    reasons: { 'there is neither user nor cart': withUser },
  }),
  authenticate: askPort((client) => createAuthEffects(client).actors.authenticate, {
    input: { email: 'ada@aquatint.test', secret: 'secret-1' },
    by: 'anybody',
    secretRef: 'ref-1',
    secrets: { 'secret-1': 'a password' },
    successes: [
      { when: 'they are known', answers: [pair(signIn), ...ada] },
      { when: 'a code is asked for', answers: [[signIn, codeRequired]] },
    ],
    others: [{ when: 'another tab leads now, and the password is not there', secrets: {} }],
    reasons: { 'there is neither user nor cart': withUser },
  }),
  answerChallenge: askPort((client) => createAuthEffects(client).actors.answerChallenge, {
    input: { challenge: 'ref-9', code: 'secret-2' },
    by: 'anybody',
    secretRef: 'ref-1',
    secrets: { 'ref-9': 'a challenge', 'secret-2': '123456' },
    successes: [{ when: 'the code is right', answers: [pair(answerChallenge), ...ada] }],
    others: [{ when: 'another tab leads now, and the challenge is not there', secrets: {} }],
    reasons: { 'there is neither user nor cart': withUser },
  }),
  signOut: askPort((client) => createAuthEffects(client).actors.signOut, {
    input: { everywhere: false },
    successes: [
      {
        when: 'all have been told',
        answers: [
          [blacklist, answerDone()],
          [signOut, answerDone()],
        ],
      },
    ],
  }),
}
