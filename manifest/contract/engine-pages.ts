/**
 * The engine's pages, by their modules in `src`. Routes of consultas and dossiês open the first four. The others have routes
 * of their own, and a manifest may lack any of them.
 */
export const enginePages = {
  consulta: 'consultas/page',
  batch: 'consultas/batch/page',
  dossie: 'consultas/dossie/page',
  dossieBatch: 'consultas/dossie/batch-page',
  session: 'consultas/session/page',
  subject: 'consultas/subject-page/page',
  comparison: 'consultas/compare/page',
  batches: 'pages/lotes/page',
  cases: 'pages/cases/page',
} as const

export type EnginePage = (typeof enginePages)[keyof typeof enginePages]
