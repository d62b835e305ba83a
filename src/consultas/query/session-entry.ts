import { valueAt } from '@manifest/contract/answer-path.ts'
import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import { findSubjectField, type LeadValue } from '@manifest/contract/subject-field.ts'
import { findKind, identifiesSubject } from '@manifest/kinds/index.ts'
import { readItem } from '@/lib/format/read-value.ts'
import type { NewSessionEntry } from '@/state/session.ts'
import { hideOtherValues, hideSubject } from '../form/form-values.ts'
import { isAnswered, type Outcome } from '../outcome.ts'
import type { NewAnswer } from './querier.ts'

/** Returns the entry of an answer for the session. Its subject is partly hidden. */
export function createSessionEntry({
  definition,
  values,
  outcome,
  ms,
  purpose,
  origin,
}: Omit<NewAnswer, 'isCached'>): NewSessionEntry {
  const { id, family, path, title, name = title, fields, cost } = definition
  const subjectField = findSubjectField(fields, values)
  const kind = subjectField?.kind
  const subjectValue = subjectField ? (values[subjectField.name] ?? '') : JSON.stringify(values)
  const otherValues = hideOtherValues(fields, values)
  const subjectName = kind && readSubjectName(definition, { kind, value: subjectValue }, outcome)
  return {
    consultaId: id,
    family,
    path,
    title: name,
    // Without fields the entry is about the list itself.
    subject: fields.length === 0 ? title : hideSubject(fields, values),
    subjectValue,
    ms,
    ...(cost === undefined ? {} : { cost }),
    ...(otherValues ? { otherValues } : {}),
    ...(kind === undefined ? {} : { kind }),
    ...(subjectName === undefined ? {} : { name: subjectName }),
    ...(purpose ? { purpose } : {}),
    ...(origin ? { origin } : {}),
  }
}

/**
 * Returns the name that an answer gives to a subject: the text of a summary whose detail is the subject's
 * document. `undefined` if the summary is about something else. A query by name that has an answer is about that
 * name.
 */
export function readSubjectName(
  { summary }: Pick<ConsultaDefinition, 'summary'>,
  { kind, value }: LeadValue,
  outcome: Outcome,
): string | undefined {
  if (!identifiesSubject(kind)) return isAnswered(outcome) ? value : undefined
  if (!summary?.detail || summary.detail.format !== kind || !isAnswered(outcome)) return undefined
  const text = String(readItem(outcome.answer, summary.detail) ?? '')
  const normalised = findKind(kind).normalise(text)
  const name = valueAt(outcome.answer, summary.value)
  return normalised === value && typeof name === 'string' && name.trim() !== '' ? name : undefined
}
