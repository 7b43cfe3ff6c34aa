import { ensureChromium } from '../../scripts/chromium.ts'

/** How measurements start Chromium: the one of the journeys, quiet. */
export const chromiumOptions = async () => {
  const executablePath = await ensureChromium()
  return {
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  }
}
