import type { Json } from '@manifest/schema/consulta.ts'
import { findKeptReport, updateReport } from '@/cases/add-to-case.tsx'
import { isKeptDossie, type KeptDossie } from './kept-dossie.ts'
import type { OpenDossie } from './open/open-dossie.ts'

/**
 * Changes the conclusion of a dossiê, also in the open case if it has the dossiê. The answers in the case stay until
 * the user updates them: one of them may be queried again at this moment.
 */
export function writeConclusion({ number, conclusion }: OpenDossie, text: string): void {
  conclusion.write(text)
  const report = findKeptReport(number)
  const kept: unknown = report?.data
  if (!report || !isKeptDossie(kept)) return
  const changed: KeptDossie = { ...kept, conclusion: conclusion.getSnapshot() }
  // A kept dossiê is plain JSON.
  if (updateReport({ ...report, data: changed as unknown as Json })) conclusion.markKept()
}
