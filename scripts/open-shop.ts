import { readSettings } from '#services/shared/settings.ts'

/**
 * Answers the addresses of a running shop, for tests to use instead of opening one. Its services are those
 * that SHOP_AUTH_URL, SHOP_MAIN_URL and SHOP_CONTENT_URL name, else those that `npm start` opens; their key
 * comes of the same settings: JWT_SECRET, or DATA_DIR. Throws in words when somebody does not answer.
 */
export const findOpenShop = async (url: string, env = process.env): Promise<Record<string, string>> => {
  const findService = (name: string, port: number) =>
    env[`SHOP_${name}_URL`] ?? env[`${name}_URL`] ?? `http://127.0.0.1:${env[`${name}_PORT`] ?? port}`
  const found = {
    SHOP_URL: url.replace(/\/+$/, ''),
    SHOP_AUTH_URL: findService('AUTH', 3001),
    SHOP_MAIN_URL: findService('MAIN', 3002),
    SHOP_CONTENT_URL: findService('CONTENT', 3003),
  }
  for (const [name, address] of Object.entries(found)) await expectAnswer(name, address)
  return { ...found, SHOP_SERVICE_KEY: readSettings(env).serviceKey }
}

const PATIENCE = 10_000

const expectAnswer = async (name: string, address: string) => {
  try {
    await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
  } catch {
    throw new Error(
      name === 'SHOP_URL'
        ? `No shop answers at ${address}. Open one with npm start.`
        : `No service answers at ${address}. ${name} may name another address.`,
    )
  }
}
