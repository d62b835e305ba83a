import type { AnswerEntry } from './entries.ts'
import { findKindsByWords } from './kinds.ts'
import { buildLabel } from './label.ts'
import { splitWords } from './words.ts'

/** A part of a phone number: its container, and the number in its key that pairs `ddd_2` with `telefone_2`. */
type PhonePart = { entry: AnswerEntry; container: string; index: string }

/** In the order of trust: a region code may be another one. */
const areaCodeKeys = ['ddd', 'numeroddd', 'areacode', 'area', 'regioncode']
const countryCodeKey = /^(?:ddi|countrycode|regioncode|codigopais)$/

const readPart = (entry: AnswerEntry): PhonePart & { name: string } => {
  const name =
    entry.keys
      .at(-1)
      ?.toLowerCase()
      .replace(/[^a-z0-9]/g, '') ?? ''
  return {
    entry,
    name: name.replace(/\d+$/, ''),
    container: entry.keys.slice(0, -1).join('\n'),
    index: /\d+$/.exec(name)?.[0] ?? '',
  }
}

/** A column has a value for each row, a field one value. */
const listValues = (entry: AnswerEntry) =>
  'values' in entry && Array.isArray(entry.values) ? (entry.values as unknown[]) : [entry.value]

const hasDigits = (entry: AnswerEntry, pattern: RegExp) =>
  listValues(entry).every((value) => value === null || value === '' || pattern.test(String(value)))

/** Without its area code, a number has eight or nine digits. */
const isLocalNumber = (entry: AnswerEntry) => hasDigits(entry, /^[\d*]{4,5}[- ]?[\d*]{4}$/)

/**
 * Joins area codes to the phone numbers beside them. Drops country codes. Returns the joined entries, and the
 * dropped ones.
 */
export function joinPhones<One extends AnswerEntry>(
  entries: readonly One[],
): { entries: One[]; dropped: One[] } {
  const parts = entries.map(readPart)
  const areaCodes = parts
    .filter(({ name, entry }) => areaCodeKeys.includes(name) && hasDigits(entry, /^0?\d{2}$/))
    .toSorted((one, other) => areaCodeKeys.indexOf(one.name) - areaCodeKeys.indexOf(other.name))
  const pairs = new Map<AnswerEntry, AnswerEntry>()
  for (const part of areaCodes) {
    const number = parts.find(
      (other) =>
        other.container === part.container &&
        other.index === part.index &&
        isNumberKey(other.name) &&
        !pairs.has(other.entry) &&
        isLocalNumber(other.entry),
    )
    if (number) pairs.set(number.entry, part.entry)
  }
  const joinedContainers = new Set(
    parts.filter(({ entry }) => pairs.has(entry)).map(({ container }) => container),
  )
  const codes = new Set(pairs.values())
  const dropped = parts.filter(
    ({ entry, name, container }) =>
      countryCodeKey.test(name) && joinedContainers.has(container) && !codes.has(entry),
  )
  const isDropped = (entry: AnswerEntry) => dropped.some((part) => part.entry === entry)
  return {
    entries: entries
      .filter((entry) => !codes.has(entry) && !isDropped(entry))
      .map((entry) => joinPair(entry, pairs.get(entry))),
    dropped: entries.filter(isDropped),
  }
}

const isNumberKey = (name: string) =>
  /^(?:numero|number|num|nr)$/.test(name) ||
  findKindsByWords(splitWords(name)).includes('phone') ||
  /^(?:telefone|phone|celular)/.test(name)

function joinPair<One extends AnswerEntry>(entry: One, areaCode: AnswerEntry | undefined): One {
  if (!areaCode) return entry
  const container = entry.keys.at(-2) ?? ''
  const outer = findKindsByWords(splitWords(container)).includes('phone') ? buildLabel(container) : 'Telefone'
  const label = /número(?: |$)/i.test(entry.label) ? outer : entry.label
  return { ...entry, label, areaCode: areaCode.keys }
}
