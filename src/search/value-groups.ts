import { formatByKind } from '@/formats/format-by-kind.ts'
import { type Recognised, recognise } from '@/kinds/recognise.ts'
import type { PaletteEntry } from './entries.ts'
import type { SearchGroup } from './find.ts'
import { inflectAdjective, kindName } from './kind-names.ts'
import { listValueEntries, type ValueActions } from './offers.ts'

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
  return `${kindName(kind)} ${formatByKind(kind, value)} (${state})`
}

type ValueGroups = {
  groups: SearchGroup<PaletteEntry>[]
  /** The kinds of which the text is an invalid value, and the reasons. */
  problems: string[]
}

/** Returns the groups for a text that is a value. Returns none for a word. */
export function valueGroups(text: string, actions: ValueActions): ValueGroups {
  const recognised = recognise(text)
  return {
    groups: recognised
      .filter(({ problem }) => problem === undefined)
      .map((value) => ({
        title: buildTitle(value),
        isValue: true,
        entries: listValueEntries(value.kind, value.value, actions),
      })),
    problems: recognised.flatMap((value) => (value.problem === undefined ? [] : [buildTitle(value)])),
  }
}
