import { type Document, isScalar, visit, type YAMLMap } from 'yaml'
import { describeOpenField } from './line-mistakes.ts'
import type { YamlIssue } from './yaml-messages.ts'

/** Matches a text that `findNodeMistakes` may find something in. */
export const nodeMistakePattern =
  /[“”„‘’]|\d,\d+ *[,}]|(?:^|[:,[{-]) *\{ *[\w.-]+ *\} *(?:$|[,}\]])|(?:: +|[,[] *|^ *(?:- +)+)(?:0\d+|\d{1,3}\.000) *(?:$|[,}\]#])/

/** Finds values that YAML reads as other than what was meant: text in curly quotes, `8,5`, `01001000`, and `{cpf}` without quotes. */
export function findNodeMistakes(document: Document, text: string): YamlIssue[] {
  const found: YamlIssue[][] = []
  visit(document, {
    Scalar: (key, { type, range, value }) => {
      if (type !== 'PLAIN' || !range) return
      found.push(findCurlyQuotes(text, range[0]))
      if (key !== 'key' && typeof value === 'number')
        found.push(findLostZeros(text.slice(range[0], range[1]), range[0]))
    },
    Map: (_key, map) => {
      if (map.flow) found.push(findOpenField(map, text), findDecimalCommas(map, text))
    },
  })
  return found.flat()
}

const buildIssue = (offset: number, message: string, hint: string): YamlIssue[] => [
  { code: 'yaml-syntax', offset, message, hint },
]

/** A text may begin with a curly quote, but is not one quote from its start to its end. */
function findCurlyQuotes(text: string, offset: number): YamlIssue[] {
  const [, quoted] =
    /^[“”„‘’]([^“”„‘’\n]*)[“”‘’] *(?:$|[,}\]:]| #)/m.exec(text.slice(offset, offset + 1000)) ?? []
  return quoted === undefined
    ? []
    : buildIssue(
        offset,
        'Estas aspas são curvas, e o YAML as lê como parte do texto',
        `troque-as por aspas retas: "${quoted}"`,
      )
}

/** Finds numbers that lose zeros: codes such as `01001000`, and `1.000`, which YAML reads as 1. */
function findLostZeros(written: string, offset: number): YamlIssue[] {
  if (/^0\d+$/.test(written))
    return buildIssue(
      offset,
      `Sem aspas, ${written} é um número, e perde o zero do começo`,
      `escreva "${written}"`,
    )
  if (!/^\d{1,3}\.000$/.test(written)) return []
  const [units = ''] = written.split('.')
  return buildIssue(
    offset,
    `O YAML lê ${written} como ${units}: o ponto separa os decimais`,
    `escreva ${units}000, ou só ${units}`,
  )
}

/** Finds `{cpf}`, a set of one key without a value. */
function findOpenField(map: YAMLMap, text: string): YamlIssue[] {
  const [start = 0, end = 0] = map.range ?? []
  const [, name] = /^\{ *([\w.-]+) *\}$/.exec(text.slice(start, end)) ?? []
  if (name === undefined) return []
  const { message, hint } = describeOpenField(name)
  return buildIssue(start, message, hint)
}

/** Finds `{ amount: 8,5 }`, where `5` is a key without a value. */
function findDecimalCommas({ items }: YAMLMap, text: string): YamlIssue[] {
  return items.flatMap(({ key }) => {
    if (!isScalar(key) || !key.range) return []
    const [offset] = key.range
    const [integer] = /\d+(?=,$)/.exec(text.slice(Math.max(0, offset - 20), offset)) ?? []
    const [fraction] = /^\d+(?= *[,}])/.exec(text.slice(offset, offset + 20)) ?? []
    if (integer === undefined || fraction === undefined) return []
    const at = offset - integer.length - 1
    return buildIssue(at, `O número ${integer},${fraction} tem vírgula`, `escreva ${integer}.${fraction}`)
  })
}
