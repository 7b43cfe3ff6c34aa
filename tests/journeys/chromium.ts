/** Runs Debian's Chromium without a desktop and keeps it off the net. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchOptions = {
  args,
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
}
