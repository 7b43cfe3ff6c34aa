import { CUSTOMER, PASSWORD, STAFF } from '#tests/host/operations/prepared-store.ts'
import type { ShopProcesses } from '#tests/host/operations/shop-processes.ts'
import { PLANTED } from './numbers.ts'

const APPLY = `mutation ($input: ArtistApplicationInput!) { saveArtistApplication(input: $input) {
  application { version } userErrors { field message } } }`
const GIVE = `mutation ($input: ArtistApplicationInput!) { giveArtistDetails(input: $input) {
  application { version } userErrors { field message } } }`
const PROFILE = `mutation ($input: SaveOwnArtistProfileInput!) { saveOwnArtistProfile(input: $input) {
  profile { version } userErrors { field message } } }`
const UPLOAD = `mutation ($input: CreateUploadInput!) { createUpload(input: $input) {
  upload { id } userErrors { field message } } }`

const BIO =
  'I paint the harbor of Camden before breakfast, in gouache and outdoors, and keep what the rain leaves.'

/**
 * Types tax numbers into the texts that everybody reads of an artist and their works. Answers what was said,
 * and where it was not refused at its field.
 */
export async function plantOwnTexts(shop: ShopProcesses): Promise<{ answers: string[]; accepted: string[] }> {
  const signIn = async (email: string) => {
    const { body } = await shop.call.auth('POST', '/auth/jwt/create/', {
      body: { email, password: PASSWORD },
    })
    return (body as { access: string }).access
  }
  const [artist, staff] = [await signIn(CUSTOMER.email), await signIn(STAFF.email)]
  const answers: string[] = []
  const accepted: string[] = []
  const note = (field: string, said: string) => {
    answers.push(said)
    if (!said.includes('This looks like a tax number.')) accepted.push(`${field}: ${said.slice(0, 200)}`)
  }
  const { inBio, inPlace, inTitle, inCaption, inKeyword } = PLANTED
  const bio = `${BIO} ${inBio.formatted[0]}`
  const details = { fullName: 'Ann Vale', location: 'Camden', bio: BIO, website: '', links: [] }
  const ask = async (field: string, query: string, input: object, as: string) =>
    note(field, JSON.stringify((await shop.ask(query, { variables: { input }, as })).body))
  await ask('bio', APPLY, { version: 0, details: { ...details, bio } }, staff)
  await ask('location', APPLY, { version: 0, details: { ...details, location: inPlace.number } }, staff)
  await ask('fullName', GIVE, { version: 0, details: { ...details, fullName: inPlace.formatted[0] } }, staff)
  const { location: _, ...profile } = { ...details, photo: '' }
  await ask('bio of a profile', PROFILE, { version: 0, details: { ...profile, bio } }, artist)
  const texts = {
    title: `Harbor ${inTitle.formatted[0]}`,
    caption: `Signed ${inCaption.number}.`,
    keywords: ['harbor', inKeyword.formatted[0]],
  }
  for (const [field, value] of Object.entries(texts)) {
    await ask(`${field} of an upload`, UPLOAD, { file: 'none', [field]: value }, artist)
    const body = { version: 0, [field]: value }
    for (const [path, as] of [
      ['/api/own-art/none/', artist],
      ['/api/image/none/', staff],
    ] as const)
      note(`${field} at ${path}`, JSON.stringify((await shop.call.content('PUT', path, { body, as })).body))
  }
  return { answers, accepted }
}
