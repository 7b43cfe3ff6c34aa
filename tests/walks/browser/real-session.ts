import type { DocumentNode } from 'graphql'
import { SignInDocument, type SignInMutation } from '#client/apollo/generated/graphql.ts'
import type { Visit } from './visit.ts'

/** Begins a session of the visit's own account as the shop does, which puts its cookie into the browser. */
export const beginSession = async (visit: Visit) => {
  const answer = await visit.page.request.post('/graphql', {
    data: {
      operationName: 'SignIn',
      variables: { input: await visit.account() },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(SignInDocument) } },
    },
  })
  const { data }: { data: SignInMutation } = await answer.json()
  return data.signIn.session
}

const hashOf = (document: DocumentNode & { __meta__?: { hash: string } }) => document.__meta__?.hash
