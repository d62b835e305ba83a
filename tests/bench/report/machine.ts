import { availableParallelism, loadavg } from 'node:os'
import { startBrowser } from '../browser/start-browser.ts'
import { formatNumber } from './number-text.ts'

/** Describes cores and the versions of Node and Chromium, in Portuguese. */
export async function describeMachine(): Promise<string> {
  const browser = await startBrowser()
  const version = browser.version()
  await browser.close()
  return `${availableParallelism()} núcleos, Node ${process.versions.node}, Chromium ${version}`
}

/** Describes the load of the machine: processes that ran or waited in the last minute. */
export const describeLoad = (before: number) =>
  `carga ${formatNumber(before)} antes e ${formatNumber(readLoad())} depois`

export const readLoad = () => loadavg()[0] ?? Number.NaN
