import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The same engine without windows, which needs two thirds of the time. It has no back-forward cache. */
const headlessShell = 'chromium-headless-shell'

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

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
 * Returns the Chromium for browser tests: from `AVERIGUA_BROWSER`, the system or Playwright. Returns
 * `undefined` if there is none; ensure-browser.mjs then installs one.
 * @param {{ isWhole?: boolean }} [options] `isWhole` excludes the headless shell
 * @returns {string | undefined} path of the executable
 */
export function findBrowser({ isWhole = false } = {}) {
  const named = process.env.AVERIGUA_BROWSER
  if (named) {
    if (!isExecutable(named)) throw new Error(`AVERIGUA_BROWSER names ${named}, which is no executable file`)
    return named
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const names = isWhole ? wholeBrowsers : [headlessShell, ...wholeBrowsers]
  const candidates = [
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macBundles,
    chromium.executablePath(),
  ]
  return candidates.find(isExecutable)
}
