import { type Answers, everybody } from '../cases.ts'
import { type GraphCase, mine, type Outcome } from './case.ts'

const wrong: Answers<Outcome> = ['UNAUTHENTICATED', 'INVALID', 'INVALID', 'INVALID', 'INVALID']

/** Who may do what to their own sessions and second factor. */
export const ACCOUNT_MUTATION_CASES: readonly GraphCase[] = [
  {
    document: 'mutation M($id: ID!) { endSession(id: $id) { userErrors { code } } }',
    about: 'of the owner',
    variables: async (ground) => ({ id: await ground.session() }),
    answers: ['UNAUTHENTICATED', 'ok', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
  },
  {
    document: `mutation M($challenge: String!, $code: String!) {
      answerChallenge(challenge: $challenge, code: $code) { userErrors { code } }
    }`,
    variables: (ground) => ground.challenged(),
    answers: everybody('ok'),
  },
  {
    document: `mutation Forged($challenge: String!) {
      answerChallenge(challenge: $challenge, code: "000000") { userErrors { code } }
    }`,
    about: 'by an access token',
    variables: ({ access }) => ({ challenge: access.staff }),
    answers: everybody('INVALID'),
  },
  { document: 'mutation { beginSecondFactor { userErrors { code } } }', answers: mine },
  {
    document: 'mutation { renewRecoveryCodes(code: "000000") { userErrors { code } } }',
    about: 'where it is off',
    answers: ['UNAUTHENTICATED', 'CONFLICT', 'CONFLICT', 'CONFLICT', 'CONFLICT'],
  },
  ...[
    'confirmSecondFactor(password: "not-the-one", code: "000000")',
    'removeSecondFactor(password: "not-the-one", code: "000000")',
  ].map((field) => ({
    document: `mutation { ${field} { userErrors { code } } }`,
    about: 'by a wrong password or code',
    answers: wrong,
  })),
]
