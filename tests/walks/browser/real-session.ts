import type { Page } from '@playwright/test'
import type { DocumentNode } from 'graphql'
import { SignInDocument, type SignInMutation } from '#client/apollo/generated/graphql.ts'

/** Begins a session as the shop does, which puts its cookie into the browser. */
export const beginSession = async (page: Page, account: { email: string; password: string }) => {
  const answer = await page.request.post('/graphql', {
    data: {
      operationName: 'SignIn',
      variables: { input: { email: account.email, password: account.password } },
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(SignInDocument) } },
    },
  })
  const { data }: { data: SignInMutation } = await answer.json()
  return data.signIn.session
}

const hashOf = (document: DocumentNode & { __meta__?: { hash: string } }) => document.__meta__?.hash
