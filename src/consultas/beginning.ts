import { isLeadKind } from '@manifest/contract/lead-kinds.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { draftAt } from '@/state/drafts.ts'
import { nextQuestion, type Origin, type SessionEntry, shownAt, valuesOf } from '@/state/session.ts'
import { carriedValues, type FilledForm } from './carried-values.ts'
import { type FormValues, problemsOf } from './form/form-values.ts'
import { lacksPurpose } from './form/purpose.ts'
import { type Asked, recall, recallAbout, recallEntry } from './sources/ask.ts'
import { subjectOnScreen } from './subject-on-screen.ts'

/** How the page of a consulta begins: with an answer of the session, asking, filled in, or with nothing. */
export type Beginning =
  | { kind: 'shown'; asked: Asked; values: FormValues }
  | { kind: 'asking'; values: FormValues; from: Origin | undefined }
  | { kind: 'filled'; values: FormValues; from: Origin | undefined }
  | { kind: 'idle'; values: FormValues }

const shown = (asked: Asked): Beginning => ({
  kind: 'shown',
  asked,
  values: { ...valuesOf(asked.entry.id) },
})

/**
 * How the page of a consulta begins: with the question that was left for it; with what was typed before the screen locked;
 * where the browser went back or forth, with what it showed then; where a link led there from another consulta, with the
 * subject of that one.
 *
 * @param returnedTo The key of the history's entry, where it was on screen before.
 */
export function beginningOf(definition: ConsultaDefinition, returnedTo: string | undefined): Beginning {
  const question = nextQuestion(definition.id)
  if (question) {
    const { entryId, isFresh = false, from } = question
    const kept = entryId === undefined || isFresh ? undefined : recallEntry(entryId)
    return kept ? shown(kept) : beginWith(definition, { ...question.values }, { isFresh, from })
  }
  const draft = draftAt<FormValues>(definition.path)
  if (draft) {
    // A lock that has not ended the session leaves its answers.
    const kept = recall(definition, draft)
    return kept ? shown(kept) : { kind: 'filled', values: draft, from: undefined }
  }
  if (returnedTo !== undefined) {
    const entry = shownAt(returnedTo)
    const kept = entry?.consultaId === definition.id ? recallEntry(entry.id) : undefined
    return kept ? shown(kept) : { kind: 'idle', values: {} }
  }
  const subject = subjectOnScreen()
  if (!subject) return { kind: 'idle', values: {} }
  const { isAsked, from } = subject
  return beginWith(definition, carriedValues(definition.fields, subject), { isOnlyFilled: !isAsked, from })
}

type BeginOptions = {
  from: Origin | undefined
  isFresh?: boolean
  /** Does not ask of itself: nobody has asked so far. */
  isOnlyFilled?: boolean
}

/** Shows the session's answer, or asks, unless the form needs more. */
function beginWith(
  definition: ConsultaDefinition,
  values: FormValues,
  { from, isFresh = false, isOnlyFilled = false }: BeginOptions,
): Beginning {
  if (Object.keys(values).length === 0) return { kind: 'idle', values }
  const kept = isFresh ? undefined : answered(definition, values)
  if (kept) return shown(kept)
  const isIncomplete = lacksPurpose(definition) || Object.keys(problemsOf(definition, values)).length > 0
  return { kind: isIncomplete || isOnlyFilled ? 'filled' : 'asking', values, from }
}

/** The session's answer to a question, or, where that lacks something, the newest about its subject. */
function answered(definition: ConsultaDefinition, values: FormValues): Asked | undefined {
  const kept = recall(definition, values)
  if (kept || Object.keys(problemsOf(definition, values)).length === 0) return kept
  const led = definition.fields.find(({ name, kind }) => isLeadKind(kind) && values[name] !== undefined)
  return led && recallAbout(definition, led.kind, values[led.name] ?? '')
}

/** The answer that a link from what is on screen to a consulta would show without asking. */
export function keptFor(definition: ConsultaDefinition, from: FilledForm): SessionEntry | undefined {
  const values = carriedValues(definition.fields, from)
  return Object.keys(values).length === 0 ? undefined : answered(definition, values)?.entry
}
