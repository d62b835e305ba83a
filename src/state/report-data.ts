import type { Json } from '@manifest/schema/consulta.ts'
import type { SessionReport } from './session-reports.ts'

/** Builds the data from which a page restores a report of this tab; `undefined` if it has not ended. */
export type BuildReportData = (id: string) => Json | undefined | Promise<Json | undefined>

const builders = new Map<SessionReport['kind'], BuildReportData>()

/** Sets the function that builds the data of all dossiês or all batches of this tab. */
export function setReportBuilder(kind: SessionReport['kind'], build: BuildReportData): void {
  builders.set(kind, build)
}

/** Builds the data of a report that this tab has. */
export async function buildReportData({
  id,
  kind,
}: Pick<SessionReport, 'id' | 'kind'>): Promise<Json | undefined> {
  return builders.get(kind)?.(id)
}
