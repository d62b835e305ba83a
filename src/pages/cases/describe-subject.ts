import { findConsultaTitle, findName, hideSubjectValue, mayShowAnswer } from '@/cases/adopt-from-case.ts'
import type { CaseSubject } from '@/cases/contents.ts'
import { formatCounted } from '@/lib/format/quantity.ts'
import { kindTitles } from '@/session/session-texts.ts'

/** The texts of a subject in the list of a case. */
export type SubjectTexts = {
  /** The name that an answer gave, or the kind and the hidden document. */
  name: string
  /** The kind and the hidden document, unless the name has it. */
  document?: string
  /** The number of answers by outcome: "5 encontradas, 1 incompleta". */
  states: string
  /** The consultas that have an answer, each once. */
  consultas: readonly string[]
  /** The answers that the user's roles or the manifest do not show. */
  unshown: number
  newestAt?: number
}

const stateTexts = {
  found: ['encontrada', 'encontradas'],
  incomplete: ['incompleta', 'incompletas'],
  'not-found': ['não encontrada', 'não encontradas'],
  failed: ['com falha', 'com falha'],
} as const

export function describeSubject(subject: CaseSubject): SubjectTexts {
  const document = `${kindTitles[subject.kind]} ${hideSubjectValue(subject)}`
  const name = findName(subject)
  const shown = subject.answers.filter(mayShowAnswer)
  const states = Object.entries(stateTexts).flatMap(([status, [one, many]]) => {
    const count = shown.filter(({ outcome }) => outcome.status === status).length
    return count > 0 ? [formatCounted(count, one, many)] : []
  })
  const titles = shown.flatMap(({ consultaId }) => findConsultaTitle(consultaId) ?? [])
  const newest = subject.answers[0]?.outcome.at
  return {
    name: name ?? document,
    ...(name === undefined ? {} : { document }),
    states: states.join(', ') || 'Nenhuma resposta ainda',
    consultas: [...new Set(titles)],
    unshown: subject.answers.length - shown.length,
    ...(newest === undefined ? {} : { newestAt: newest }),
  }
}
