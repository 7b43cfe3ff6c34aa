import { postAsStaff } from './main-as-staff.ts'
import { createArtist } from './own-artist.ts'

/** Makes an artist with a payment identity at the services themselves. `usr` names the identity. */
async function createPayee(post: Awaited<ReturnType<typeof postAsStaff>>) {
  const { id } = await createArtist()
  // A name with so many digits would be taken for a number.
  const lastName = crypto.randomUUID().replaceAll(/[\d-]/g, '')
  const email = `artist-${id}-${crypto.randomUUID()}@example.com`
  const body = { artist: Number(id), firstName: 'Ada', lastName, email }
  const { token: usr } = await post('/api/artist-identity/', body)
  return { id, name: `Ada ${lastName}`, usr: String(usr) }
}

/**
 * Makes an artist with a payment identity and a balance at the services themselves. Nothing is paid to them:
 * neither a tax form nor an agreement is there. `cents` of at most $500.
 */
export async function createPaidArtist(cents: number): Promise<{ id: string; name: string }> {
  const post = await postAsStaff()
  const { id, name } = await createPayee(post)
  const reason = 'Prints of before this shop.'
  await post('/api/adjustment/', { artist: Number(id), kind: 'adjustment', amount: cents, reason })
  return { id, name }
}

/** Makes an artist with a bank account of this number. `path` is of its page. */
export async function createAccount(number: string): Promise<{ resource: string; id: string; path: string }> {
  const post = await postAsStaff()
  const { usr } = await createPayee(post)
  const resource = `artist-identity/${usr}/bank-accounts`
  const { token: id } = await post(`/api/${resource}/`, {
    transferMethodCountry: 'US',
    bankAccountPurpose: 'CHECKING',
    branchId: '021000021',
    bankAccountId: number,
    bankAccountIdAgain: number,
  })
  return { resource, id, path: `/manage/${resource}/${id}` }
}
