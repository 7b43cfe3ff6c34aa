/** For effects of uploads that send no bytes. */
export const unsent = {
  bytes: { find: () => null },
  tokens: {
    readAccessToken: async () => null,
    renew: async () => ({ code: 'UNAUTHENTICATED' as const, message: 'Nobody is signed in.' }),
  },
}
