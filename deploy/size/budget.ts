/**
 * The most JavaScript, in kB (1,000 bytes) after gzip, that a page needs before it is shown, and that one chunk holds.
 * `npm run size` and the browser tests of the first load both hold the build against it.
 */
export const budget = { login: 130, dashboard: 166, consulta: 217, chunk: 130 }

/** What the whole dashboard asks for, of every kind: before it is shown, and once the browser is idle (JavaScript, kB). */
export const wholeDashboard = { requestsShown: 12, requestsIdle: 30, idle: 200 }

/** The consulta that is measured: the family with the most variants. */
export const measuredConsulta = '/consulta/cpf'

/** Chunks from this size on are listed, in the same kB. */
export const minListedSize = 20
