import * as z from 'zod'
import type { IconsAnswer } from '../../../manifest/contract/studio.ts'
import { findIconSet } from '../../compile/check/icon-sets.ts'
import { selectYamlFiles } from '../../compile/read/manifest-files.ts'
import { formatSvg, readIconSet } from './icons/icon-set.ts'
import words from './icons/portuguese-words.json' with { type: 'json' }
import { readManifestFiles, readText } from './manifest-texts.ts'
import { createRequest, type StudioContext } from './studio-request.ts'

const schema = z.object({ word: z.string(), count: z.int().min(1).max(200) })

/** The set of the product's icons. A whole name, such as `FaUser`, finds icons of others. */
const ownSet = 'lu'

/** `icons`: icons whose names have the words, in English or Portuguese; without words, those that the manifest uses. */
export const icons = createRequest(schema, (context, { word, count }): IconsAnswer => {
  const drawings = readIconSet(findIconSet(word.trim()) ?? ownSet)
  return {
    icons: findIconNames(context, word)
      .slice(0, count)
      .flatMap((name) => {
        const drawing = drawings.get(name)
        return drawing === undefined ? [] : [{ name, svg: formatSvg(drawing) }]
      }),
  }
})

/** Returns the names of icons that match a word, the best first. */
export function findIconNames(context: StudioContext, word: string): string[] {
  const terms = listTerms(word)
  const set = findIconSet(word.trim())
  const found =
    terms.length === 0
      ? listUsedIcons(context)
      : [
          ...(set === undefined ? [] : [word.trim()]),
          ...rankNames([...readIconSet(set ?? ownSet).keys()], terms),
        ]
  return [...new Set(found)]
}

const dictionary: Record<string, string[]> = words

/** Returns the words to look for, each with its translations. */
const listTerms = (word: string): string[][] =>
  splitWords(word).map((term) => [term, ...(dictionary[term] ?? dictionary[term.replace(/e?s$/, '')] ?? [])])

/** Splits names such as `LuMapPin2` and typed words, without accents. */
const splitWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])(?=[A-Z\d])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((part) => part !== '' && part !== ownSet)

/** Whole words first, then short names. */
function rankNames(names: string[], terms: string[][]): string[] {
  const ranked = names.flatMap((name) => {
    const own = splitWords(name)
    const ranks = terms.map((term) => rankTerm(own, term))
    return ranks.some((rank) => rank === undefined)
      ? []
      : [{ name, rank: ranks.reduce<number>((sum, rank = 0) => sum + rank, own.length) }]
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name))
    .map(({ name }) => name)
}

function rankTerm(own: string[], [typed = '', ...translations]: string[]): number | undefined {
  const joined = own.join('-')
  if (own.includes(typed)) return 0
  if (translations.some((word) => own.includes(word) || joined.includes(word))) return 1
  return own.some((word) => word.startsWith(typed)) ? 10 : undefined
}

function listUsedIcons(context: StudioContext): string[] {
  const files = readManifestFiles(context, {})
  const texts = selectYamlFiles(files.names() ?? []).map(({ name }) => readText(files, name) ?? '')
  return texts.flatMap((text) => Array.from(text.matchAll(/\bicon: (\w+)/g), ([, name = '']) => name))
}
