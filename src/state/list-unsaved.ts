import { formatCounted } from '@/lib/format/quantity.ts'
import { hasDrafts } from './drafts.ts'
import { isKept } from './kept-answers.ts'
import { ongoing } from './ongoing-work.ts'
import { session } from './session.ts'
import { sessionReports } from './session-reports.ts'

/** Returns the work in the memory of this tab that ends with the document, for a question before it. */
export function listUnsaved(): string[] {
  const answers = session.items.filter(({ id, outcome }) => outcome !== 'failed' && !isKept(id)).length
  const reports = sessionReports.items.filter(({ isElsewhere }) => !isElsewhere).length
  return [
    ...ongoing.works.map(({ title, status }) => `${title}: ${status}`),
    ...(answers > 0 ? [formatCounted(answers, 'resposta desta sessão', 'respostas desta sessão')] : []),
    ...(reports > 0 ? [formatCounted(reports, 'dossiê ou lote', 'dossiês e lotes')] : []),
    ...(hasDrafts() ? ['o que você digitou em formulários'] : []),
  ]
}
