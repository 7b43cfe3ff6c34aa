import { readFile } from 'node:fs/promises'

/** Megabytes that a shop's processes hold now. */
export interface Memory {
  web: number
  services: number
}

export async function readMemory(webPid: number): Promise<Memory> {
  const children = await readFile(`/proc/${webPid}/task/${webPid}/children`, 'utf8')
  const services = children.trim().split(' ')[0]
  const [web, rest] = await Promise.all([webPid, Number(services)].map(readResident))
  return { web: web ?? 0, services: rest ?? 0 }
}

/** Reads how many megabytes the services' process holds now; it is the web process's child. */
export const readServicesMemory = async (webPid: number): Promise<number> =>
  (await readMemory(webPid)).services

/** Reads how many megabytes a process holds now. */
export async function readResident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024
}
