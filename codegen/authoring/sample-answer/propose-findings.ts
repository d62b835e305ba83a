import { collectValues, splitAnswerPath, valueAt } from '../../../manifest/contract/answer-path.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { readNumber } from '../../../manifest/contract/read-number.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { BlockInput } from './layout-builder.ts'
import { type FindingInput, isListBlock, isWeightyList, readList } from './list-findings.ts'
import type { SummaryInput } from './summary.ts'
import { keyWords } from './words.ts'

/** More findings are no quick reading. */
const maxFindings = 6

/** Proposes findings: scores, warnings, counts of lists, sums of money, and the situation. */
export function proposeFindings(
  example: Json,
  { summary, result }: { summary?: SummaryInput | undefined; result: readonly BlockInput[] },
): FindingInput[] {
  const lists = result.filter(isListBlock)
  const readLists = (isWeighty: boolean) =>
    lists.filter((block) => isWeightyList(block) === isWeighty).flatMap((block) => readList(block, example))
  const found = [
    ...result.flatMap((block) => readScore(block, example)),
    ...result.flatMap((block) => readWarnings(block, example)),
    ...readLists(true),
    ...(summary?.status ? [] : result.flatMap(readSituation).slice(0, 1)),
    ...result.flatMap((block) => readAmounts(block)),
    ...result.flatMap(readNews),
    ...readLists(false),
  ]
  const single = keepOneSum(found, example)
  const labels = single.map(({ label, one }) => one ?? label)
  return single.filter((_finding, index) => labels.indexOf(labels[index]) === index).slice(0, maxFindings)
}

/** A sum that the answer also gives as a total, and those of lists inside a list with a sum, would say the same debt twice. */
function keepOneSum(findings: readonly FindingInput[], example: Json): FindingInput[] {
  const totals = findings.flatMap(({ value, format }) =>
    value !== undefined && format === 'currency' ? (readNumber(valueAt(example, value)) ?? []) : [],
  )
  const lists = findings.flatMap(({ sum }) => (sum === undefined ? [] : [readHolder(sum)]))
  return findings.filter(({ sum }) => {
    if (sum === undefined) return true
    const amounts = collectValues(example, sum).map((value) => readNumber(value) ?? 0)
    const amount = amounts.reduce((total, one) => total + one, 0)
    const isTold = totals.some((total) => Math.abs(total - amount) < 0.01)
    return !isTold && !lists.some((list) => readHolder(sum).startsWith(`${list}.`))
  })
}

const readHolder = (sum: string) => splitAnswerPath(sum).slice(0, -1).join('.')

/** Labels of values that tell how it stands with the subject. */
const newsLabel = /^(?:Nível de risco|Tipo de certidão)$/

/** Counts of trouble: months in arrears, accounts of straw men. */
const troubleCount = /(?:^|: )(?:meses|dias|parcelas) em atraso$|^(?:contas de (?:laranja|golpista))$/i

function readNews(block: BlockInput): FindingInput[] {
  if (block.block !== 'fields') return []
  return block.items.flatMap(({ label, value, format, sensitive }): FindingInput[] => {
    if (sensitive) return []
    if (newsLabel.test(label)) return [{ value, label: lowerFirst(label) }]
    return troubleCount.test(label) && format === 'number'
      ? [{ value, format, label: lowerFirst(label), tone: 'warning', when: 'some' }]
      : []
  })
}

/** A score without its scale is a value like others. */
const isScoreLabel = (label: string) =>
  /(?:^| )(?:Score|Escore|Pontuação)(?: |$)/.test(label) && !/quantidade|faixa|decil/i.test(label)

function readScore(block: BlockInput, example: Json): FindingInput[] {
  if (block.block === 'fields')
    return block.items
      .filter(({ label, value }) => isScoreLabel(label) && typeof valueAt(example, value) === 'number')
      .map(({ label, value, format }) => {
        const isWhole = format === 'number' && Number.isInteger(valueAt(example, value))
        return { value, ...(format && !isWhole && { format }), label: lowerFirst(label) }
      })
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
  'sancionado',
]

/** Facts that ask for care and are no offence. */
const careWords = ['pep', 'midia']

function readWarnings(block: BlockInput, example: Json): FindingInput[] {
  if (block.block !== 'fields') return []
  return block.items.flatMap(({ label, value, format, sensitive }): FindingInput[] => {
    const words = keyWords(label)
    const isCare = careWords.some((word) => words.has(word))
    const isWarning = isCare || warningWords.some((word) => words.has(word))
    const isFlag = typeof valueAt(example, value) === 'boolean'
    if (!isWarning || !isFlag || format !== 'yes-no' || sensitive) return []
    return [{ value, label: lowerFirst(label), tone: isCare ? 'warning' : 'danger', when: 'some' }]
  })
}

function readSituation(block: BlockInput): FindingInput[] {
  if (block.block !== 'fields') return []
  const item = block.items.find(({ label, sensitive }) => /^Situação(?: |$)/.test(label) && !sensitive)
  if (!item) return []
  // 'Situação' alone describes the block, such as a certificate. It does not describe the person.
  const label =
    item.label === 'Situação' && block.title ? `${lowerFirst(block.title)}: situação` : lowerFirst(item.label)
  return [{ value: item.value, label }]
}

/** Words in the labels of owed amounts. */
const debtWords = ['divida', 'aberto', 'vencida', 'vencido', 'prejuizo', 'devedor', 'protestado']

function readAmounts(block: BlockInput): FindingInput[] {
  if (block.block !== 'fields') return []
  return block.items.flatMap(({ label, value, format, sensitive, scale }): FindingInput[] => {
    const words = keyWords(label)
    const isTotalOfDebt = words.has('total') && words.has('debito')
    const isDebt = (isTotalOfDebt || debtWords.some((word) => words.has(word))) && !words.has('vencer')
    const name = lowerFirst(label.replace(/: valor total$/, '')).replace(/^valor (?:total )?d[aeo]s? /, '')
    return isDebt && format === 'currency' && !sensitive
      ? [
          {
            value,
            format: 'currency',
            ...(scale && { scale }),
            label: name.startsWith('valor ') ? name : `em ${name}`,
            tone: 'danger',
            when: 'some',
          },
        ]
      : []
  })
}
