import { availableParallelism } from 'node:os'
import { startBrowser } from '../browser/start-browser.ts'

/** What the figures depend on, in Portuguese: cores, and the versions of Node and Chromium. */
export async function describeMachine(): Promise<string> {
  const browser = await startBrowser()
  const version = browser.version()
  await browser.close()
  return `${availableParallelism()} núcleos, Node ${process.versions.node}, Chromium ${version}`
}
