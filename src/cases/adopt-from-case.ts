import { hideByKind } from '@/formats/format-by-kind.ts'
import type { Path } from '@/generated/paths.ts'
import { isPath } from '@/routes/link-target.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { nextReport } from '@/routes/next-page.ts'
import { findSubjectPath } from '@/routes/page-path.ts'
import { markKept } from '@/state/kept-answers.ts'
import { type AnsweredEntry, addAnswers, findEntry } from '@/state/session.ts'
import { ensureSubjectId } from '@/state/subjects.ts'
import { visibleCatalogue } from '@/state/visible-catalogue.ts'
import type { CaseAnswer, CaseReport, CaseSubject } from './contents.ts'

type ShownConsulta = {
  shortTitle: string
  entry: Pick<AnsweredEntry['entry'], 'family' | 'path' | 'title' | 'cost'>
}

/** Finds a consulta of the manifest that the user may see. */
function findConsulta(consultaId: string): ShownConsulta | undefined {
  for (const { family, variants } of visibleCatalogue()) {
    const variant = variants.find(({ id }) => id === consultaId)
    if (!variant) continue
    const { path, title, name = title, cost } = variant
    return {
      shortTitle: title,
      entry: { family, path, title: name, ...(cost === undefined ? {} : { cost }) },
    }
  }
  return undefined
}

/** Returns true if the user may see the answer's consulta, and the manifest still has it. */
export const mayShowAnswer = ({ consultaId }: Pick<CaseAnswer, 'consultaId'>): boolean =>
  findConsulta(consultaId) !== undefined

/** Returns the title of an answer's consulta, without its family. */
export const findConsultaTitle = (consultaId: string): string | undefined =>
  findConsulta(consultaId)?.shortTitle

/** Returns the value of a subject as lists show it: `•••.•••.•••-35`. */
export const hideSubjectValue = ({ kind, value }: Pick<CaseSubject, 'kind' | 'value'>): string =>
  hideByKind(kind, value)

/** Returns the newest name that an answer gave to a subject. */
export const findName = ({ answers }: Pick<CaseSubject, 'answers'>): string | undefined =>
  answers.find(({ name }) => name !== undefined)?.name

/**
 * Puts a subject's answers into the session and returns the path of its page, which has a random id. No query
 * is sent. Answers that the user's roles do not allow stay in the case only.
 */
export function adoptSubject({ kind, value, answers }: CaseSubject): Path | undefined {
  const subjectId = ensureSubjectId(kind, value)
  const subject = hideSubjectValue({ kind, value })
  const kept = answers.flatMap(
    ({ id, consultaId, name, origin, purpose, ms, values, outcome }): AnsweredEntry[] => {
      const consulta = findConsulta(consultaId)
      if (!consulta) return []
      const entry = {
        id,
        consultaId,
        ...consulta.entry,
        subject,
        subjectId,
        kind,
        ...(name === undefined ? {} : { name }),
        ...(origin === undefined ? {} : { origin }),
        ...(purpose === undefined ? {} : { purpose }),
        at: outcome.at,
        outcome: outcome.status,
        ms,
      }
      return [{ entry, values, outcome }]
    },
  )
  addAnswers(kept.filter(({ entry }) => findEntry(entry.id) === undefined))
  for (const { entry } of kept) markKept(entry.id)
  return findSubjectPath(subjectId) ?? kept[0]?.entry.path
}

/**
 * Hands a dossiê or a batch over to its page, which restores it. Returns the page's path; `undefined` if the user may
 * not open it or the manifest does not have it.
 */
export function openReport({ id, path, data }: CaseReport): Path | undefined {
  const target = isPath(path) ? accessiblePath(path) : undefined
  if (target) nextReport.give(target, { id, data })
  return target
}
