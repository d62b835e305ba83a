/**
 * The reporter: a script of its own that the page has only if errors are reported. It runs before the app, needs none of its files, and so
 * also reports that they do not load.
 */
import { clientVersion } from '../lib/build.ts'
import { problemEvent } from '../lib/handled-problem.ts'
import { createReporter } from './reporter.ts'

/** The build puts the data in front of this script. */
declare const reporterData: { base: string; assets: string; patterns: string[] }

const { url = '', sampleRate } = document.currentScript?.dataset ?? {}

function listen() {
  const { base, assets, patterns } = reporterData
  const reporter = createReporter({
    version: clientVersion,
    patterns,
    base,
    files: `${location.origin}${base}${assets}/`,
    readPath: () => location.pathname,
    // A text needs no preflight, as the type `application/json` would.
    send: (report) => void navigator.sendBeacon(url, JSON.stringify(report)),
  })
  // Elements that do not load send an event that does not bubble.
  addEventListener('error', reporter.onError, true)
  addEventListener('unhandledrejection', reporter.onRejection)
  addEventListener('securitypolicyviolation', reporter.onViolation)
  addEventListener('vite:preloadError', (event) => reporter.onPreloadError(event as VitePreloadErrorEvent))
  addEventListener(problemEvent, (event) => reporter.onProblem((event as CustomEvent).detail))
}

if (Math.random() < Number(sampleRate)) listen()
