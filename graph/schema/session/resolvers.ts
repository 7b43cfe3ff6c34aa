import { GraphQLError } from 'graphql'
import type { TokenPair } from '#services/auth/contract.ts'
import { isStatus, type UserError, unauthenticated, userErrorsFrom } from '../../errors.ts'
import type { MutationResolvers, Resolvers } from '../../generated/resolvers.ts'
import type { RefreshCookie } from './refresh-cookie.ts'

const signIn: MutationResolvers['signIn'] = async (_, { input }, { auth, refreshCookie }) => {
  try {
    return begun(await auth.createTokens(input), refreshCookie)
  } catch (error) {
    if (isStatus(error, 401) && error.challenge !== null)
      return { session: null, challenge: error.challenge, userErrors: [] }
    // Any other 401 says that email and password do not belong together, in the words of Djoser.
    if (isStatus(error, 401)) return refusedAt(null, 'Wrong email or password.')
    return refused(error)
  }
}

const answerChallenge: MutationResolvers['answerChallenge'] = async (_, answer, { auth, refreshCookie }) => {
  try {
    return begun(await auth.answerChallenge(answer), refreshCookie)
  } catch (error) {
    return isStatus(error, 401) ? refusedAt('challenge', error.message) : refused(error)
  }
}

const begun = ({ access, refresh }: TokenPair, refreshCookie: RefreshCookie) => {
  refreshCookie.keep(refresh)
  return { session: { access }, challenge: null, userErrors: [] }
}

const refused = (error: unknown) => ({
  session: null,
  challenge: null,
  userErrors: userErrorsFrom(error),
})

const refusedAt = (field: string | null, message: string) => ({
  session: null,
  challenge: null,
  userErrors: [{ field, message, code: 'INVALID' }],
})

const register: MutationResolvers['register'] = async (_, { input }, { auth }) => {
  const { email, password, name } = input
  try {
    const user = await auth.register({ email, password, ...(name != null && { name }) })
    return { user: { ...user, is_staff: false }, userErrors: [] }
  } catch (error) {
    return { user: null, userErrors: userErrorsFrom(error) }
  }
}

const refreshSession: MutationResolvers['refreshSession'] = async (_, _args, context) => {
  const { auth, refreshCookie, rotation } = context
  if (!refreshCookie.value) throw unauthenticated('No token.')
  try {
    const pair = await rotation.trade(refreshCookie.value, (refresh) => auth.refreshTokens(refresh))
    refreshCookie.keep(pair.refresh)
    return { session: { access: pair.access } }
  } catch (error) {
    // Sign out on a refusal only, not when a service is down.
    if (isStatus(error, 401)) refreshCookie.clear()
    throw error
  }
}

const signOut: MutationResolvers['signOut'] = async (
  _,
  { everywhere },
  { auth, main, refreshCookie, rotation },
) => {
  const refresh = refreshCookie.value
  refreshCookie.clear()
  const told = await Promise.allSettled([
    refresh && rotation.end(refresh).then((newest) => auth.blacklist(newest, everywhere ?? false)),
    main.signOut(),
  ])
  const failures = told.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  return {
    userErrors: failures.filter((failure) => !isStatus(failure, 401)).map(unheard(everywhere ?? false)),
  }
}

/** A session that is over for the service already, a 401, is as good as told. */
const unheard =
  (everywhere: boolean) =>
  (failure: unknown): UserError => {
    if (!(failure instanceof GraphQLError)) throw failure
    const { message, extensions } = failure
    // Signed out here, nobody would notice that the others are not.
    const told = everywhere ? `Other browsers and devices may still be signed in. ${message}` : message
    return { field: null, message: told, code: String(extensions.code) }
  }

export const sessionResolvers: Resolvers = {
  Query: { profile: (_, _args, { main }) => main.profile() },
  Mutation: { signIn, answerChallenge, register, refreshSession, signOut },
  // Read profiles with the new token, and only when asked for: a refresh needs the auth service alone.
  Session: {
    user: ({ access }, _, { auth }) => auth.me(access),
    profile: ({ access }, _, { main }) => main.profile(access),
  },
  User: {
    isStaff: (user) => user.is_staff,
    secondFactorMissing: (user) => user.second_factor_missing ?? false,
  },
  Profile: {
    userId: (profile) => profile.user_id,
    currentProject: ({ current_project: project }) => project && { ...project, id: `${project.id}` },
    currentWorkspace: ({ current_workspace: workspace }) =>
      workspace && { ...workspace, id: `${workspace.id}` },
  },
}
