import { type Document, isAlias, isMap, isScalar, isSeq, type Node, Scalar, type YAMLMap } from 'yaml'
import { nameCharacter } from '../../diagnostics/invisible-characters.ts'
import type { YamlIssue } from './yaml-messages.ts'
import { keyText, visitNodes } from './yaml-tree.ts'

/**
 * Control characters, characters that change the direction of a text, and those without a width. U+200D joins emoji.
 */
const forbiddenPattern =
  /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}\u00AD\u180E\u200B\u200C\u2060-\u2064\uFEFF]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D/u

/** Keys that every JavaScript object has. */
const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

const buildControlCharacterIssue = (text: string, offset: number): YamlIssue => {
  const [character = ''] = forbiddenPattern.exec(text) ?? []
  return {
    code: 'control-character',
    offset,
    message: `Há um caractere que não se vê na tela: ${nameCharacter(character)}`,
    hint: 'apague o texto e digite-o de novo, em vez de colá-lo',
  }
}

/** Finds the first forbidden character of the raw text. */
export function findForbiddenCharacter(text: string): YamlIssue | undefined {
  const offset = text.search(forbiddenPattern)
  return offset < 0 ? undefined : buildControlCharacterIssue(text, offset)
}

/** Returns the offset of an anchor or a tag. The node itself begins behind it. */
function findMarkerStart(sign: '&' | '!', text: string, offset: number): number {
  let start = Math.max(0, text.lastIndexOf(sign, offset))
  while (start > 0 && /[^\s,[\]{}]/.test(text[start - 1] ?? '')) start -= 1
  return start
}

function findNodeIssues(node: Node, text: string): YamlIssue[] {
  const offset = node.range?.[0] ?? 0
  const found: YamlIssue[] = []
  if (isAlias(node) || ('anchor' in node && node.anchor))
    found.push({
      code: 'yaml-alias',
      offset: isAlias(node) ? offset : findMarkerStart('&', text, offset),
      message: 'Âncoras e apelidos (& e *) não são permitidos',
      hint: 'repita o valor; um texto que começa com & ou * vai entre aspas',
    })
  if ((isMap(node) || isSeq(node) || isScalar(node)) && node.tag)
    found.push({
      code: 'yaml-tag',
      offset: findMarkerStart('!', text, offset),
      message: `A etiqueta ${node.tag.replace('tag:yaml.org,2002:', '!!')} não é permitida`,
      hint: 'apague a etiqueta; um texto que começa com ! vai entre aspas',
    })
  // Only double quotes have escapes, which the raw text does not show.
  if (isScalar(node) && node.type === Scalar.QUOTE_DOUBLE && forbiddenPattern.test(String(node.value)))
    found.push(buildControlCharacterIssue(String(node.value), offset))
  return found
}

function findKeyIssues(key: Node): YamlIssue[] {
  const buildIssues = (code: YamlIssue['code'], message: string, hint: string) => [
    { code, offset: key.range?.[0] ?? 0, message, hint },
  ]
  if (!isScalar(key) || key.value === null)
    return buildIssues(
      'yaml-syntax',
      'Uma chave deve ser um texto simples',
      isScalar(key)
        ? 'dê um nome à chave; "null" e "~" só entre aspas'
        : 'um texto com { ou [ vai entre aspas',
    )
  const name = keyText(key)
  if (name === '<<')
    return buildIssues(
      'yaml-alias',
      'A chave de mescla << não é permitida',
      'escreva aqui as chaves que ela traria',
    )
  return unsafeKeys.has(name)
    ? buildIssues('unsafe-key', `A chave "${name}" não é permitida`, 'dê outro nome à chave')
    : []
}

/**
 * Finds everything in a parsed document that YAML allows and a manifest does not. `formatPosition` turns an
 * offset into `file:line:column`.
 */
export function findUnsafeYaml(
  document: Document,
  text: string,
  formatPosition: (offset: number) => string,
): YamlIssue[] {
  const found: YamlIssue[][] = []
  visitNodes(document, (node, isKey) => {
    if (isKey) found.push(findKeyIssues(node))
    found.push(findNodeIssues(node, text))
    if (isMap(node)) found.push(findRepeatedKeys(node, formatPosition))
  })
  return found.flat()
}

type MapKey = { key: Scalar; index: number }

const readKeyOffset = (key: Scalar) => key.range?.[0] ?? 0

/**
 * Finds keys that are the same text as an earlier key of the map. JavaScript would keep only the last value.
 */
function findRepeatedKeys({ items }: YAMLMap, formatPosition: (offset: number) => string): YamlIssue[] {
  const first = new Map<string, MapKey>()
  let previous: MapKey | undefined
  return items.flatMap(({ key }, index): YamlIssue[] => {
    if (!isScalar(key)) return []
    const text = keyText(key)
    const earlier = first.get(text)
    // If an element's "- " is missing, all of its keys repeat one after the other: that is one issue.
    const isSameIssue =
      earlier !== undefined && previous !== undefined && earlier.index === previous.index + 1
    previous = earlier
    if (earlier === undefined) first.set(text, { key, index })
    if (earlier === undefined || isSameIssue) return []
    const message = `A chave "${text}" já está em ${formatPosition(readKeyOffset(earlier.key))}`
    const related = { offset: readKeyOffset(earlier.key), message: 'a primeira está aqui' }
    return [
      {
        code: 'yaml-syntax',
        offset: readKeyOffset(key),
        message,
        hint: chooseHint(key, earlier.key),
        related,
      },
    ]
  })
}

const isSameSpelling = (one: Scalar, other: Scalar) => one.source === other.source && one.type === other.type

const chooseHint = (key: Scalar, earlier: Scalar) =>
  isSameSpelling(key, earlier)
    ? 'apague uma das duas, ou dê outro nome a ela; se aqui começa outro elemento da lista, falta "- " antes dela'
    : 'escritas de modos diferentes, são a mesma chave: apague uma das duas, ou dê outro nome a ela'
