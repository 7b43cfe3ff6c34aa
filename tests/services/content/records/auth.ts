import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StaffList } from '#services/auth/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

export interface StandInAuth {
  url: string
  /** Null while it does not answer who they are. */
  staff: StaffList['results'] | null
}

/** Stands in for the auth service, which alone knows all staff: every session is live. */
export async function openAuth(staff: StandInAuth['staff']): Promise<StandInAuth> {
  const auth: StandInAuth = { url: '', staff }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://auth')
    const names = searchParams.getAll('name')
    const isStaff = pathname === '/auth/staff/'
    if (isStaff && auth.staff === null) return response.destroy()
    const results = auth.staff?.filter(({ email }) => names.some((name) => isCalled(email, name)))
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify(isStaff ? { results } : {}))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterFile(() => server.close())
  auth.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return auth
}

const isCalled = (email: string, name: string) => email === name || email.startsWith(`${name}@`)
