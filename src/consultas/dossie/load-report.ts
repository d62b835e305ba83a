type ReportModule = typeof import('./dossie-report.tsx')

let reportModule: ReportModule | undefined

/** Loads, once, what shows a dossiê's answers. Rejects when the chunk does not load; the next call tries again. */
export async function loadReport(): Promise<void> {
  reportModule ??= await import('./dossie-report.tsx')
}

/** What shows a dossiê's answers; `undefined` until it is loaded. */
export const loadedReport = () => reportModule
