import { createActor, fromPromise } from 'xstate'
import type { HeldToken } from '#client/apollo/session.ts'
import { connectSession } from '#client/app/follow/connect-session.ts'
import type { Journalled } from '#client/effects/journal/trees.ts'
import { createSessionTokens } from '#client/effects/session/session-tokens.ts'
import { createVault } from '#client/effects/session/vault.ts'
import { gateClock, gatePorts } from '#client/effects/tabs/gate.ts'
import { createTab } from '#client/effects/tabs/tab.ts'
import { alertsMachine } from '#machines/alerts/machine.ts'
import { authMachine } from '#machines/auth/machine.ts'
import type { ChallengeAnswer, Challenged, Credentials, SignOut } from '#machines/auth/ports.ts'
import { preferencesMachine } from '#machines/preferences/machine.ts'
import { recentlyViewedMachine } from '#machines/recently-viewed/machine.ts'
import type { Session } from '#machines/session.ts'
import { tokenRefreshMachine } from '#machines/token-refresh/machine.ts'
import type { RenewedAccess } from '#machines/token-refresh/ports.ts'
import type { Browser } from './browser.ts'

/** A port that a tab has called. */
export interface Call {
  tab: string
  port: 'restoreSession' | 'authenticate' | 'answerChallenge' | 'signOut' | 'refresh'
  answer(): void
  refuse(error: unknown): void
}

const user = {
  uuid: 'u-ada',
  email: 'ada@aquatint.test',
  name: 'Ada',
  isStaff: false,
  secondFactorMissing: false,
}
const profile = { userId: 'u-ada', currentProject: null }
const machines = Object.fromEntries(
  [authMachine, tokenRefreshMachine, preferencesMachine, recentlyViewedMachine].map((machine) => [
    machine.id,
    machine,
  ]),
)

/** Opens a tab with its session's actors; the test holds their ports, and each call is pushed to `calls`. */
export const openSharedTab = (
  name: string,
  browser: Browser,
  calls: Call[],
  migrations: Journalled['migrations'] = {},
) => {
  const seat = browser.openSeat()
  const vault = createVault()
  const tab = createTab({ shared: { machines, migrations }, ...seat, vault })

  const held = <Output, Input>(port: Call['port'], output: () => Output) =>
    fromPromise<Output, Input>(
      () =>
        new Promise((resolve, refuse) =>
          calls.push({ tab: name, port, answer: () => resolve(output()), refuse }),
        ),
    )
  const newSession = (): Session => ({
    access: vault.keepSecret(`token for ${name}`),
    user,
    profile,
    artist: null,
  })
  const newAccess = (): RenewedAccess => ({ access: vault.keepSecret(`newer token for ${name}`) })

  const options = { clock: gateClock(tab.gate, globalThis) }
  const authPorts = gatePorts(tab.gate, {
    restoreSession: held('restoreSession', newSession),
    authenticate: held<Session | Challenged, Credentials>('authenticate', newSession),
    answerChallenge: held<Session, ChallengeAnswer>('answerChallenge', newSession),
    signOut: held<void, SignOut>('signOut', () => {}),
  })
  const refreshPorts = gatePorts(tab.gate, { refresh: held('refresh', newAccess) })
  const actors = {
    auth: tab.share(authMachine.provide({ actors: authPorts }), (auth) => createActor(auth, options)),
    tokenRefresh: tab.share(tokenRefreshMachine.provide({ actors: refreshPorts }), (refresh) =>
      createActor(refresh, options),
    ),
    preferences: tab.share(preferencesMachine, (preferences) => createActor(preferences, options)),
    recentlyViewed: tab.share(recentlyViewedMachine, (recentlyViewed) =>
      createActor(recentlyViewed, options),
    ),
    alerts: createActor(alertsMachine).start(),
  }
  const session = createSessionTokens({ vault, readCartToken: () => null })
  session.connect(actors)
  const leftOver: HeldToken[] = []
  actors.auth.on(
    'session.started',
    tab.runInLeader(() => {
      const token = session.readToken()
      if (token) leftOver.push(token)
    }),
  )
  const apollo = { clearStore: async () => [] }
  const { prepareClearing, resumeVisit, askWhoIsHere } = connectSession({
    actors,
    apollo,
    tab,
    journal: { cut: async () => {} },
    vault,
    makeSignInPath: () => '/accounts/login',
  })

  let isOpen = false
  let asides = 0
  return {
    name,
    seat,
    actors,
    leads: tab.leads,
    /** Hides the page; it may be shown again. */
    leave: tab.leave,
    comeBack: tab.join,
    catchUp: tab.catchUp,
    heldToken: session.readToken,
    /** Tokens that were still held when somebody signed in. */
    leftOver: (): readonly HeldToken[] => leftOver,
    renew: session.tokens.renew,
    signIn: () =>
      actors.auth.send({ type: 'signIn.submitted', email: user.email, secret: vault.keepSecret('password') }),
    /** Whether the page can be used. */
    isOpen: () => isOpen,
    /** Resolves once the tab's actors run. */
    join: async () => {
      await tab.join()
      isOpen = true
      tab.begin({
        readToken: session.readToken,
        holdToken: session.holdToken,
        onResumed: resumeVisit,
        onBack: askWhoIsHere,
        onReplaced: prepareClearing,
        onCartChanged() {},
        onShownAgain() {},
        onSetAside() {
          asides += 1
        },
      })
    },
    /** Counts how often the visitor was to be told that something could not be resumed. */
    asides: () => asides,
    /** All tabs must agree on this. */
    state: () =>
      [actors.auth, actors.tokenRefresh, actors.preferences, actors.recentlyViewed].map((actor) => {
        const { value, context } = actor.getSnapshot()
        return { value, context }
      }),
  }
}

export type SharedTab = ReturnType<typeof openSharedTab>
