import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell comes first: the same engine without the windows that nobody sees, which cost a third of the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

const macBundles = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The Chromium that browser tests start: the one that `AVERIGUA_BROWSER` names, else one of the system,
 * else Playwright's own. `undefined` when there is none; ensure-browser.mjs then installs one.
 * @returns {string | undefined} path of the executable
 */
export function findBrowser() {
  const named = process.env.AVERIGUA_BROWSER
  if (named) {
    if (!isExecutable(named)) throw new Error(`AVERIGUA_BROWSER names ${named}, which is no executable file`)
    return named
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macBundles,
    chromium.executablePath(),
  ]
  return candidates.find(isExecutable)
}
