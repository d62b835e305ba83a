import type { CST } from 'yaml'

type TokenType = CST.Token['type'] | 'flow map' | 'flow sequence'

/** What the library's messages call parts of a text, in Portuguese. */
const names: Record<TokenType, string> = {
  'flow map': 'entre { e }',
  'flow sequence': 'entre [ e ]',
  alias: 'um apelido (*)',
  anchor: 'uma âncora (&)',
  'block-map': 'um conjunto de chaves',
  'block-scalar': 'um texto em bloco',
  'block-scalar-header': '| ou >',
  'block-seq': 'uma lista',
  'byte-order-mark': 'uma marca de ordem de bytes',
  comma: 'uma vírgula',
  comment: 'um comentário',
  'directive-line': 'uma linha que começa com %',
  directive: 'uma linha que começa com %',
  'doc-end': 'um fim de documento ("...")',
  'doc-mode': 'um documento',
  'doc-start': 'um começo de documento ("---")',
  document: 'um documento',
  'double-quoted-scalar': 'um texto entre aspas duplas',
  error: 'este trecho',
  'explicit-key-ind': 'um "?"',
  'flow-collection': 'um { ou [',
  'flow-error-end': 'um fim de { ou [',
  'flow-map-end': '"}"',
  'flow-map-start': '"{"',
  'flow-seq-end': '"]"',
  'flow-seq-start': '"["',
  'map-value-ind': 'um ":"',
  newline: 'o fim da linha',
  scalar: 'um texto',
  'seq-item-ind': 'um "-"',
  'single-quoted-scalar': 'um texto entre aspas simples',
  space: 'um espaço',
  tag: 'uma etiqueta (!)',
}

/** A part of a text as messages call it; what is quoted from the text itself stays as it is. */
export const tokenName = (part: string): string =>
  Object.hasOwn(names, part) ? names[part as TokenType] : part
