import { availableParallelism } from 'node:os'
import { startBrowser } from '../browser/start-browser.ts'

/** Describes cores and the versions of Node and Chromium, in Portuguese. */
export async function describeMachine(): Promise<string> {
  const browser = await startBrowser()
  const version = browser.version()
  await browser.close()
  return `${availableParallelism()} núcleos, Node ${process.versions.node}, Chromium ${version}`
}
