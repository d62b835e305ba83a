/**
 * Limits of JavaScript per page before it renders, and per chunk, in kB (1,000 bytes) after gzip. `npm run
 * size` and the browser tests of the first load check them.
 */
export const budget = { login: 122, dashboard: 156, consulta: 207, chunk: 120 }

/**
 * Limits for the whole dashboard: requests before it renders and once the browser is idle, and its idle
 * JavaScript in kB.
 */
export const wholeDashboard = { requestsShown: 12, requestsIdle: 30, idle: 190 }

/** The measured consulta is the family with the most variants. */
export const measuredConsulta = '/consulta/cpf'

/** Smaller chunks are not listed. In kB. */
export const minListedSize = 20
