import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AddressView } from '#services/auth/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

export interface AccountsStandIn {
  url: string
  /** By uuid. */
  accounts: Map<string, AddressView>
  isDown: boolean
}

/** Stands in for the auth service, which alone knows what an account is today; sessions are all alive. */
export async function serveAccounts(): Promise<AccountsStandIn> {
  const standIn: AccountsStandIn = { url: '', accounts: new Map(), isDown: false }
  const server = createServer((request, response) => {
    const uuid = /^\/auth\/users\/([^/]+)\/address\/$/.exec(request.url ?? '')?.[1]
    const account = uuid && standIn.accounts.get(uuid)
    if (standIn.isDown || !uuid) return response.destroy()
    response
      .writeHead(account ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(account ?? { detail: 'Not found.' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => server.close())
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}
