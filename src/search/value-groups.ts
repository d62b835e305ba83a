import nameKind from '@manifest/kinds/name.ts'
import { formatByKind } from '@/formats/format-by-kind.ts'
import { type Recognised, recognise, recogniseWithin } from '@/kinds/recognise.ts'
import { searchKey } from '@/lib/search-text.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { buildSubjectKey, findSubject, findSubjectId } from '@/state/subjects.ts'
import { listAcceptedKinds } from './accepted-kinds.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { inflectAdjective, listPartialValueEntries, listValueEntries, type ValueActions } from './offers.ts'

/** Returns true for two words with at least two letters. Nearly any text is a valid name, so no stricter rule is possible. */
const isName = (text: string) => text.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length > 1

/** One word of at least three letters. `searchKey` has removed accents. */
const wordPattern = /^[a-z]{3,}$/

const vowelPattern = /[aeiou]/

/** The part of a name that one word lacks. */
const missingPart = 'sobrenome'

/** Returns the group for a text that can be a person's name, or none. One word can be a first name or a surname. */
export function nameGroups(text: string, actions: ValueActions): SearchGroup<PaletteEntry>[] {
  if (!listAcceptedKinds().includes('name')) return []
  const name = nameKind.normalise(text)
  const key = searchKey(name)
  if (wordPattern.test(key) && vowelPattern.test(key))
    return [{ title: kindTitles.name, entries: listPartialValueEntries('name', name, missingPart, actions) }]
  return isName(name) && nameKind.validate(name) === undefined
    ? [{ title: kindTitles.name, entries: listValueEntries('name', name, actions) }]
    : []
}

/** The reason of the rule, in the form used in parentheses after `inválido`. */
const shortenReason = (problem: string) =>
  problem
    .replace(/^[^:]* inválid[oa]: /, '')
    .replace(/^\p{Lu}(?=[\p{Ll}\s])/u, (letter) => letter.toLowerCase())

function buildTitle({ kind, value, problem }: Recognised): string {
  const state =
    problem === undefined
      ? inflectAdjective('válido', kind)
      : `${inflectAdjective('inválido', kind)}: ${shortenReason(problem)}`
  return `${kindTitles[kind]} ${formatByKind(kind, value)} (${state})`
}

type ValueGroups = {
  groups: SearchGroup<PaletteEntry>[]
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
}

/** Returns the group of a value. A subject of the session keeps its spelling: of a plate, the old or the new pattern. */
export function buildValueGroup(
  { kind, value }: Recognised,
  actions: ValueActions,
): SearchGroup<PaletteEntry> {
  const known = findSubject(findSubjectId(buildSubjectKey(kind, value)) ?? '')?.value ?? value
  return {
    title: buildTitle({ kind, value }),
    isValue: true,
    entries: listValueEntries(kind, known, actions),
  }
}

/** The longest text in which values are looked for, in characters. */
const maxTextLength = 5000

/** The most values of a text that are shown. */
const maxWithin = 4

/** Returns the groups for the values within a text. */
export const groupWithin = (text: string, actions: ValueActions): SearchGroup<PaletteEntry>[] =>
  text.length > maxTextLength
    ? []
    : recogniseWithin(text, listAcceptedKinds())
        .slice(0, maxWithin)
        .map((value) => buildValueGroup(value, actions))

/** Returns the groups for a text that is a value. Returns none for a word. */
export function valueGroups(text: string, actions: ValueActions): ValueGroups {
  const recognised = recognise(text, listAcceptedKinds())
  return {
    groups: recognised
      .filter(({ problem }) => problem === undefined)
      .map((value) => buildValueGroup(value, actions)),
    problems: recognised.flatMap((value) => (value.problem === undefined ? [] : [buildTitle(value)])),
  }
}
