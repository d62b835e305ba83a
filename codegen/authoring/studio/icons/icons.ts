import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { removeAccents } from '../../../../manifest/contract/fold-text.ts'
import type { StudioAnswers, StudioRequests } from '../../../../manifest/contract/studio.ts'
import { findIconSet } from '../../../compile/check/icons.ts'
import { selectYamlFiles } from '../../../compile/read/manifest-files.ts'
import { readManifestFiles, readText, type StudioContext } from '../studio-context.ts'
import words from './portuguese-words.json' with { type: 'json' }

/** The set of the product's icons. A whole name, such as `FaUser`, finds icons of others. */
const ownSet = 'lu'

/** `icons`: icons whose names have the words, in English or Portuguese; without words, those that the manifest uses. */
export function icons(
  context: StudioContext,
  { word, count }: StudioRequests['icons'],
): StudioAnswers['icons'] {
  const drawings = readIconSet(findIconSet(word.trim()) ?? ownSet)
  return {
    icons: findIconNames(context, word)
      .slice(0, count)
      .flatMap((name) => {
        const drawing = drawings.get(name)
        return drawing === undefined ? [] : [{ name, svg: formatSvg(drawing) }]
      }),
  }
}

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
  removeAccents(text)
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

/** The drawing of an icon, as react-icons declares it. */
type IconTree = { tag: string; attr: Record<string, string | number>; child: IconTree[] }

const library = dirname(dirname(createRequire(import.meta.url).resolve('react-icons/lib')))

const iconPattern = /^export function (\w+) ?\(props\) \{\s*return GenIcon\((.*)\)\(props\);/gm

const sets = new Map<string, Map<string, string>>()

/** Returns the drawings of a react-icons set by name, as JSON. The module is read as text: no code of it runs. */
export function readIconSet(set: string): Map<string, string> {
  const cached = sets.get(set)
  if (cached) return cached
  const text = readFileSync(join(library, set, 'index.mjs'), 'utf8')
  const icons = new Map(Array.from(text.matchAll(iconPattern), ([, name = '', tree = '']) => [name, tree]))
  sets.set(set, icons)
  return icons
}

/** Returns an SVG document in black. */
export function formatSvg(json: string): string {
  const { attr, child } = JSON.parse(json) as IconTree
  return formatTree({ tag: 'svg', attr: { xmlns: 'http://www.w3.org/2000/svg', ...attr }, child })
}

function formatTree({ tag, attr, child }: IconTree): string {
  const attributes = Object.entries(attr).map(
    ([name, value]) => ` ${formatName(name)}="${formatValue(value)}"`,
  )
  return `<${tag}${attributes.join('')}>${child.map(formatTree).join('')}</${tag}>`
}

/** React's names of attributes, but for those that SVG writes with capitals. */
const formatName = (name: string) =>
  /^(?:viewBox|gradientUnits|gradientTransform)$/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const formatValue = (value: string | number) =>
  String(value)
    .replace(/currentColor/g, '#000')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;')
