/**
 * The limits in kB (1,000 bytes) after gzip: the JavaScript that a page needs before it is shown, and one
 * chunk. `npm run size` and tests/e2e/first-load.spec.ts check them.
 */
export const budget = { login: 136, dashboard: 184, settings: 181, consulta: 231, chunk: 132 }

/**
 * The limits of the dashboard: requests of every kind before it is shown and until the browser is idle, and
 * JavaScript until then (kB). A third of it is the search, which then needs no response.
 */
export const wholeDashboard = { requestsShown: 12, requestsIdle: 30, idle: 265 }

/** A page of the menu. Its limit fails if it needs the consulta's form. */
export const measuredMenuPage = '/settings'

/** The size in kB from which a chunk is listed. */
export const minListedSize = 20
