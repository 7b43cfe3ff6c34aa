import { ensureChromium } from '../../scripts/chromium.ts'

/** Starts measurements in the journeys' Chromium, quietly. */
export const readChromiumOptions = async () => {
  const executablePath = await ensureChromium()
  return {
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ...(executablePath && { executablePath }),
  }
}
