import type { ShopProcesses } from '#tests/host/operations/shop-processes.ts'

const LISTS = ['artist', 'artist-profile'] as const
const MONEY = [
  ['/api/payment-due/file/', '/api/payment-due-file/'],
  ['/api/tax-reporting/2026/file/', '/api/tax-reporting-file/'],
] as const

/** Where files come from, in the order of {@link exportLists}. */
export const EXPORTED = [
  ...LISTS.flatMap((list) => [`${list}.csv`, `${list}.jsonl`]),
  ...MONEY.map(([path]) => path),
]

/** Downloads the files of lists that staff can have. */
export async function exportLists(
  { call, download }: ShopProcesses,
  as: string,
): Promise<{ path: string; bytes: Buffer }[]> {
  const files: { path: string; bytes: Buffer }[] = []
  const tokenOf = (reply: { status: number; body: unknown }) => {
    if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    return (reply.body as { token: string }).token
  }
  for (const resource of LISTS)
    for (const format of ['csv', 'jsonl']) {
      const token = tokenOf(
        await call.content('POST', '/api/exports/', { as, body: { resource, format, matching: {} } }),
      )
      files.push({
        path: `${resource}.${format}`,
        bytes: await download('content', `/api/exports/${token}/`),
      })
    }
  for (const [path, led] of MONEY) {
    const token = tokenOf(await call.main('POST', path, { as, body: {} }))
    files.push({ path, bytes: await download('main', `${led}${token}/`) })
  }
  return files
}
