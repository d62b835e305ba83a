import {
  type CST,
  type Document,
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  visit,
  type YAMLMap,
} from 'yaml'
import type { DiagnosticCode } from '../diagnostics/diagnostic-codes.ts'

/** Something that YAML allows and a manifest does not, at an offset of its text. */
export type Unsafe = { code: DiagnosticCode; offset: number; message: string }

const deepest = 32

const forbidden = /(?![\t\n\r])[\p{Cc}\p{Bidi_Control}]/u

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype'])

const controlMessage = 'Há um caractere de controle ou de direção, que não se vê na tela'

/** The first forbidden character of the raw text. */
export function forbiddenCharacter(text: string): Unsafe | undefined {
  const offset = text.search(forbidden)
  return offset < 0 ? undefined : { code: 'control-character', offset, message: controlMessage }
}

type Level = { token: CST.Token; depth: number }

const childrenOf = (token: CST.Token): CST.Token[] => {
  if (token.type === 'document') return token.value ? [token.value] : []
  if (!('items' in token)) return []
  return token.items.flatMap((item) => [item.key, item.value].filter((child) => child != null))
}

/** Where the text first nests too deep. It walks tokens with a list of its own, so that no depth exhausts the stack. */
export function tooDeep(tokens: CST.Token[]): Unsafe | undefined {
  const open: Level[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let level = open.pop(); level; level = open.pop()) {
    const { token, depth } = level
    if (depth > deepest + 1)
      return { code: 'too-deep', offset: token.offset, message: `O arquivo tem mais de ${deepest} níveis` }
    for (const child of childrenOf(token)) open.push({ token: child, depth: depth + 1 })
  }
  return undefined
}

function inNode(node: Node): Unsafe[] {
  const offset = node.range?.[0] ?? 0
  const found: Unsafe[] = []
  if (isAlias(node) || ('anchor' in node && node.anchor))
    found.push({ code: 'yaml-alias', offset, message: 'Âncoras e apelidos (& e *) não são permitidos' })
  if ((isMap(node) || isSeq(node) || isScalar(node)) && node.tag)
    found.push({ code: 'yaml-tag', offset, message: `A etiqueta ${node.tag} não é permitida` })
  if (isScalar(node) && typeof node.value === 'string' && forbidden.test(node.value))
    found.push({ code: 'control-character', offset, message: controlMessage })
  return found
}

function inKey(key: unknown): Unsafe[] {
  if (!isNode(key)) return []
  const offset = key.range?.[0] ?? 0
  if (!isScalar(key)) return [{ code: 'yaml-syntax', offset, message: 'Uma chave deve ser um texto simples' }]
  const name = String(key.value)
  if (name === '<<') return [{ code: 'yaml-alias', offset, message: 'A chave de mescla << não é permitida' }]
  return unsafeKeys.has(name)
    ? [{ code: 'unsafe-key', offset, message: `A chave "${name}" não é permitida` }]
    : []
}

/** Keys of a map that stand in it before. */
function repeatedKeys({ items }: YAMLMap): Unsafe[] {
  const seen = new Set<unknown>()
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return []
    const isRepeated = seen.has(key.value)
    seen.add(key.value)
    return isRepeated
      ? [{ code: 'yaml-syntax', offset: key.range?.[0] ?? 0, message: 'A chave aparece duas vezes' }]
      : []
  })
}

/** Everything in a parsed document that a manifest does not allow. */
export function unsafeParts(document: Document): Unsafe[] {
  const found: Unsafe[][] = []
  visit(document, (_key, node) => {
    if (isPair(node)) found.push(inKey(node.key))
    else if (isNode(node)) found.push(inNode(node))
    if (isMap(node)) found.push(repeatedKeys(node))
  })
  return found.flat()
}
