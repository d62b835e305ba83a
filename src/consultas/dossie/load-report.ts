type ReportModule = typeof import('./dossie-report.tsx')

let reportModule: ReportModule | undefined

/**
 * Loads the components that show a dossiê, once. Rejects if the chunk does not load; the next call tries
 * again.
 */
export async function loadReport(): Promise<void> {
  reportModule ??= await import('./dossie-report.tsx')
}

/** Returns the components that show a dossiê; `undefined` until they are loaded. */
export const loadedReport = () => reportModule
