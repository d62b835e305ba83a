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
} from 'yaml'
import { listChildren } from './cst-tokens.ts'
import { keyText } from './key-text.ts'
import { findRepeatedKeys } from './repeated-keys.ts'
import type { YamlIssue } from './yaml-issue.ts'
import { forbiddenPattern, isUnsafeKey, maxDepth, mergeKey } from './yaml-rules.ts'

const buildControlCharacterIssue = (offset: number): YamlIssue => ({
  code: 'control-character',
  offset,
  message: 'Há um caractere de controle ou de direção, que não se vê na tela',
  hint: 'apague o texto e digite-o de novo, em vez de colá-lo',
})

/** The first forbidden character of the raw text. */
export function findForbiddenCharacter(text: string): YamlIssue | undefined {
  const offset = text.search(forbiddenPattern)
  return offset < 0 ? undefined : buildControlCharacterIssue(offset)
}

type Level = { token: CST.Token; depth: number }

/** Where the text first nests too deep. An explicit stack instead of recursion, so that no depth overflows the call stack. */
export function findDepthIssue(tokens: CST.Token[]): YamlIssue | undefined {
  const open: Level[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let level = open.pop(); level; level = open.pop()) {
    const { token, depth } = level
    if (depth > maxDepth + 1)
      return {
        code: 'too-deep',
        offset: token.offset,
        message: `O arquivo tem mais de ${maxDepth} níveis`,
        hint: 'confira o recuo das linhas e os colchetes e chaves abertos',
      }
    for (const child of listChildren(token)) open.push({ token: child, depth: depth + 1 })
  }
  return undefined
}

/** Where an anchor or a tag begins: the node itself begins behind it. */
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
  if (isScalar(node) && typeof node.value === 'string' && forbiddenPattern.test(node.value))
    found.push(buildControlCharacterIssue(offset))
  return found
}

function findKeyIssues(key: unknown): YamlIssue[] {
  if (!isNode(key)) return []
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
  if (name === mergeKey)
    return buildIssues(
      'yaml-alias',
      'A chave de mescla << não é permitida',
      'escreva aqui as chaves que ela traria',
    )
  return isUnsafeKey(name)
    ? buildIssues('unsafe-key', `A chave "${name}" não é permitida`, 'dê outro nome à chave')
    : []
}

/**
 * Everything in a parsed document that YAML allows and a manifest does not. `placeOf` gives `file:line:column`
 * of an offset.
 */
export function findUnsafeYaml(
  document: Document,
  text: string,
  formatPosition: (offset: number) => string,
): YamlIssue[] {
  const found: YamlIssue[][] = []
  visit(document, (_key, node) => {
    if (isPair(node)) found.push(findKeyIssues(node.key))
    else if (isNode(node)) found.push(findNodeIssues(node, text))
    if (isMap(node)) found.push(findRepeatedKeys(node, formatPosition))
  })
  return found.flat()
}
