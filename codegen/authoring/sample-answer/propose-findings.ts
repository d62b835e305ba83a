import type * as z from 'zod'
import {
  appendAnswerPath,
  collectValues,
  splitAnswerPath,
  valueAt,
} from '../../../manifest/contract/answer-path.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { finding } from '../../../manifest/schema/finding.ts'
import type { BlockInput } from './layout-builder.ts'
import { isTroubleList } from './row-blocks.ts'
import type { SummaryInput } from './summary.ts'
import { keyWords } from './words.ts'

type FindingInput = z.input<typeof finding>

/** More findings are no quick reading. */
const maxFindings = 6

/** Proposes findings: scores, warnings, counts of lists, sums of money, and the situation. */
export function proposeFindings(
  example: Json,
  { summary, result }: { summary?: SummaryInput | undefined; result: readonly BlockInput[] },
): FindingInput[] {
  const lists = result.flatMap((block) => (isListBlock(block) ? [block] : []))
  const trouble = lists.filter((block) => isTroubleList(readListKeys(block)))
  const others = lists.filter((block) => !trouble.includes(block))
  const found = [
    ...result.flatMap((block) => readScore(block, example)),
    ...result.flatMap((block) => readWarnings(block, example)),
    ...trouble.flatMap((block) => [...readCount(block, example, true), ...readSum(block, example)]),
    ...(summary?.status ? [] : result.flatMap(readSituation).slice(0, 1)),
    ...result.flatMap((block) => readAmounts(block)),
    ...others.flatMap((block) => readCount(block, example, false)),
  ]
  const labels = found.map(({ label, one }) => one ?? label)
  return found.filter((_finding, index) => labels.indexOf(labels[index]) === index).slice(0, maxFindings)
}

type ListBlock = Extract<BlockInput, { block: 'table' | 'list' | 'timeline' }>

const isListBlock = (block: BlockInput): block is ListBlock =>
  block.block === 'table' || block.block === 'list' || block.block === 'timeline'

const readListPath = (block: ListBlock) =>
  'each' in block && block.each !== undefined ? appendAnswerPath(block.value, block.each) : block.value

const readListKeys = (block: ListBlock) => splitAnswerPath(readListPath(block))

/** A score without its scale is a value like others. */
const isScoreLabel = (label: string) => /(?:^| )(?:Score|Escore|Pontuação)(?: |$)/.test(label)

function readScore(block: BlockInput, example: Json): FindingInput[] {
  if (block.block === 'fields')
    return block.items
      .filter(({ label, value }) => isScoreLabel(label) && typeof valueAt(example, value) === 'number')
      .map(({ label, value }) => ({ value, label: lowerFirst(label) }))
  if (block.block !== 'score') return []
  // A text such as '000412' is no figure to read.
  if (typeof valueAt(example, block.value) !== 'number') return []
  return [{ value: block.value, label: lowerFirst(block.title ?? 'Score'), to: block.title }]
}

/** Facts that are bad news if they are true. */
const warningWords = [
  'roubo',
  'furto',
  'obito',
  'falecido',
  'restricao',
  'leilao',
  'recall',
  'fraude',
  'sinistro',
  'pep',
]

function readWarnings(block: BlockInput, example: Json): FindingInput[] {
  if (block.block !== 'fields') return []
  return block.items.flatMap(({ label, value, format, sensitive }): FindingInput[] => {
    const words = keyWords(label)
    const isWarning = warningWords.some((word) => words.has(word))
    const isFlag = typeof valueAt(example, value) === 'boolean'
    if (!isWarning || !isFlag || format !== 'yes-no' || sensitive) return []
    return [{ value, label: lowerFirst(label), tone: 'danger', when: 'some' }]
  })
}

function readCount(block: ListBlock, example: Json, isTrouble: boolean): FindingInput[] {
  const path = readListPath(block)
  if (path === '$' || block.title === undefined || !isPlural(block.title)) return []
  if (splitAnswerPath(path).includes('*')) return []
  const values = collectValues(example, path)
  if (values.length === 0 || values.every((value) => typeof value === 'number')) return []
  const label = lowerFirst(block.title)
  return [
    {
      count: path,
      label,
      one: toSingular(label),
      ...(isTrouble && { tone: 'danger' as const, when: 'some' as const }),
      ...('each' in block && block.each !== undefined && { to: block.title }),
    },
  ]
}

/** A count needs a plural: '3 protestos', not '3 telefone'. */
const isPlural = (title: string) => /s$/.test(title.split(' ')[0] ?? '')

/** Sums up the first column of money of a list, if all its values are numbers. */
function readSum(block: ListBlock, example: Json): FindingInput[] {
  if (block.block !== 'table') return []
  const column = block.columns.find(
    ({ format, sensitive, total }) => format === 'currency' && !sensitive && total,
  )
  if (!column) return []
  const path = appendAnswerPath(block.value, column.value)
  if (splitAnswerPath(path).includes('*')) return []
  const values = collectValues(example, path)
  const isMoney =
    values.length > 0 && values.every((value) => value === null || readNumber(value) !== undefined)
  if (!isMoney) return []
  return [
    {
      sum: path,
      format: 'currency',
      ...(column.scale !== undefined && { scale: column.scale }),
      label: `em ${lowerFirst(block.title ?? column.label)}`,
      tone: 'danger',
      when: 'some',
      to: block.title,
    },
  ]
}

function readSituation(block: BlockInput): FindingInput[] {
  if (block.block !== 'fields') return []
  const item = block.items.find(({ label, sensitive }) => /^Situação(?: |$)/.test(label) && !sensitive)
  return item ? [{ value: item.value, label: lowerFirst(item.label) }] : []
}

/** Words in the labels of owed amounts. */
const debtWords = ['divida', 'vencida', 'vencido', 'prejuizo', 'devedor']

function readAmounts(block: BlockInput): FindingInput[] {
  if (block.block !== 'fields') return []
  return block.items.flatMap(({ label, value, format, sensitive, scale }): FindingInput[] => {
    const words = keyWords(label)
    const isDebt = debtWords.some((word) => words.has(word)) && !words.has('vencer')
    const name = lowerFirst(label).replace(/^valor (?:total )?d[aeo]s? /, '')
    return isDebt && format === 'currency' && !sensitive
      ? [
          {
            value,
            format: 'currency',
            ...(scale && { scale }),
            label: `em ${name}`,
            tone: 'danger',
            when: 'some',
          },
        ]
      : []
  })
}

/** Endings of Portuguese plurals and their singulars. The first match wins. */
const endings: readonly [RegExp, string][] = [
  [/ões$/, 'ão'],
  [/ães$/, 'ão'],
  [/([aou])is$/, '$1l'],
  [/[eé]is$/, 'el'],
  [/(?<=[rz])es$/, ''],
  [/ns$/, 'm'],
  [/s$/, ''],
]

/** Words after which a label speaks of another thing: 'processos de empresas'. */
const connective = /^(?:de|da|do|das|dos|em|na|no|nas|nos|ao|com|por|a|no)$/

const exceptions: Record<string, string> = {
  cônjuges: 'cônjuge',
  países: 'país',
  meses: 'mês',
  ônibus: 'ônibus',
}

/** Returns the singular of a plural label: 'Inscrições na dívida ativa' becomes 'Inscrição na dívida ativa'. */
function toSingular(label: string): string {
  const words = label.split(' ')
  const end = words.findIndex((word) => connective.test(word))
  const noun = end === -1 ? words : words.slice(0, end)
  return [...noun.map(toSingularWord), ...words.slice(noun.length)].join(' ')
}

function toSingularWord(word: string): string {
  const known = exceptions[word.toLowerCase()]
  if (known !== undefined) return known
  if (/^\p{Lu}+s?$/u.test(word)) return word.replace(/s$/, '')
  const [ending, singular] = endings.find(([pattern]) => pattern.test(word)) ?? []
  return ending && singular !== undefined ? word.replace(ending, singular) : word
}
