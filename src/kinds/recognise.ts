import { kinds, type LeadKind, leadKinds, subjectWords } from '@manifest/kinds/index.ts'
import { trimEnd } from '@/lib/trim-end.ts'

/** A name has no recognition, because any words can be a name. */
const recognitions = leadKinds.flatMap((kind) => {
  const { recognition } = subjectWords(kind)
  return recognition ? [{ kind, ...recognition }] : []
})

/** A recognised value, normalised. A valid one has no `problem`. */
export type Recognised = { kind: LeadKind; value: string; problem?: string }

/** No document, address or number is longer. */
const maxLength = 254

/** Hyphens of every length, and zero-width characters, which come with texts copied from documents. */
const hyphens = /[\u2010-\u2015\u2212]/g
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\u00AD\uFEFF]/g

/** Removes everything around a value, except the parentheses of an area code. */
function cleanText(raw: string): string {
  const start = raw
    .normalize('NFC')
    .replace(invisible, '')
    .replace(hyphens, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([./]) ?| (-) | ?(@) ?/g, '$1$2$3')
    .replace(/^[^\p{L}\p{N}+(]+/u, '')
  const text = trimEnd(start, /[^\p{L}\p{N}]/u)
  return text.includes(')') ? text : text.replace(/^\(\s*/, '')
}

const labels = recognitions.map(({ kind, label }) => ({
  kind,
  pattern: new RegExp(`^(?:${label})(?: n[oº°.]+)?[ :.]+`, 'i'),
}))

/**
 * Removes a kind's label from the text, as in `CPF nº 111.444.777-35`. The label limits the candidates to its
 * kind.
 */
function splitLabel(text: string): { text: string; candidates: typeof recognitions } {
  const found = labels.find(({ pattern }) => pattern.test(text))
  return found
    ? {
        text: cleanText(text.replace(found.pattern, '')),
        candidates: recognitions.filter(({ kind }) => kind === found.kind),
      }
    : { text, candidates: recognitions }
}

/** Returns true if a value is valid and normalised. Workers use it, because it loads no control. */
export const isNormalised = (kind: LeadKind, value: string): boolean =>
  kinds[kind].normalise(value) === value && kinds[kind].validate(value) === undefined

function readAs(kind: LeadKind, text: string): Recognised {
  const value = kinds[kind].normalise(text)
  const problem = kinds[kind].validate(value)
  return problem === undefined ? { kind, value } : { kind, value, problem }
}

/**
 * Returns those of the kinds that a text is a valid value of. If there is none, returns those that its spelling is
 * certain for, each with a problem. Spaces, punctuation and the kind's label around the value do not matter.
 */
export function recognise(raw: string, accepted: readonly LeadKind[]): Recognised[] {
  if (raw.length > maxLength) return []
  const { text, candidates: all } = splitLabel(cleanText(raw))
  const candidates = all.filter(({ kind }) => accepted.includes(kind))
  const valid = candidates
    .filter(({ possible }) => possible.test(text))
    .map(({ kind }) => readAs(kind, text))
    .filter(({ problem }) => problem === undefined)
  if (valid.length > 0) return valid
  return candidates.filter(({ certain }) => certain?.test(text)).map(({ kind }) => readAs(kind, text))
}

/** Parts of a text that can be values: plates, alphanumeric CNPJs, and digits with the signs between them. */
const valueParts = [
  /\b[A-Z]{3}[ -]?\d[A-Z\d]\d{2}\b/gi,
  /\b[A-Z\d]{2}\.?[A-Z\d]{3}\.?[A-Z\d]{3}\/?[A-Z\d]{4}-?\d{2}\b/gi,
  /[+(]?\d[\d\s()./-]*\d/g,
]

const listAddresses = (text: string) => text.split(/[\s,;:<>()]+/).filter((part) => part.includes('@'))

/** Returns the valid values within a text, each once. */
export function recogniseWithin(text: string, accepted: readonly LeadKind[]): Recognised[] {
  const findValid = (part: string) => recognise(part, accepted).filter(({ problem }) => problem === undefined)
  /** Digits between spaces may be one value, several, or one beside others. */
  const readPart = (part: string) => {
    const whole = findValid(part)
    if (whole.length > 0) return whole
    const pieces = part.split(/\s+/).map((piece) => ({ piece, values: findValid(piece) }))
    const rest = pieces.flatMap(({ piece, values }) => (values.length > 0 ? [] : piece)).join(' ')
    return [...pieces.flatMap(({ values }) => values), ...(rest === part ? [] : findValid(rest))]
  }
  const parts = [...listAddresses(text), ...valueParts.flatMap((pattern) => text.match(pattern) ?? [])]
  const found = parts.flatMap(readPart)
  return [...new Map(found.map((value) => [`${value.kind} ${value.value}`, value])).values()]
}
