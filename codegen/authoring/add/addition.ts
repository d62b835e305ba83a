import { isKeyLabel } from '../../../manifest/contract/key-label.ts'
import { lowerFirst } from '../../../manifest/contract/lower-first.ts'
import { isLeadKind, subjectWords } from '../../../manifest/kinds/index.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Replacement } from '../sample-answer/invent-example.ts'
import { type AddedSupplier, listSupplierSteps } from '../supplier/add-supplier.ts'
import type { PageProposal } from './page-proposal.ts'

/** The new text of a manifest file, and the data for the report. */
export type Addition = {
  /** The file's name in the manifest, its whole new text, and the added part. */
  name: string
  text: string
  added: string
  /** The line of `added` in `text`. */
  line: number
  isNewFamily: boolean
  number: number
  /** The page's path. */
  path: string
  /** The request of the variant: a guess, or the request of `defaults`. */
  request: Record<string, Json> | undefined
  isRequestInherited: boolean
  /** True if the author gave the request. */
  isRequestChosen: boolean
  page: PageProposal | undefined
  /** The supplier of the variant, if the author gave a request to one. */
  supplier?: AddedSupplier | undefined
}

/** Portuguese names of values: singular, plural. Other kinds have the words of their subjects. */
const valueWords: Partial<Record<Replacement['kind'], [one: string, many: string]>> = {
  empty: ['vazio', 'vazios'],
  nis: ['NIS', 'NIS'],
  cns: ['cartão do SUS', 'cartões do SUS'],
  titulo: ['título de eleitor', 'títulos de eleitor'],
  cnae: ['CNAE', 'CNAEs'],
  process: ['número de processo', 'números de processo'],
  renavam: ['Renavam', 'Renavams'],
  date: ['data', 'datas'],
  datetime: ['data e hora', 'datas e horas'],
  month: ['mês', 'meses'],
  currency: ['valor em dinheiro', 'valores em dinheiro'],
  percent: ['porcentagem', 'porcentagens'],
  number: ['número', 'números'],
  'yes-no': ['sim ou não', 'sim ou não'],
  file: ['arquivo', 'arquivos'],
  image: ['imagem', 'imagens'],
  url: ['endereço da web', 'endereços da web'],
  person: ['nome de pessoa', 'nomes de pessoas'],
  company: ['nome de empresa', 'nomes de empresas'],
  address: ['parte de endereço', 'partes de endereços'],
  city: ['cidade', 'cidades'],
  uf: ['UF', 'UFs'],
  code: ['código', 'códigos'],
  status: ['situação', 'situações'],
  text: ['texto', 'textos'],
}

function findWords(kind: Replacement['kind']): [one: string, many: string] {
  const subject = isLeadKind(kind) ? subjectWords(kind) : { title: kind, plural: kind }
  return valueWords[kind] ?? [lowerFirst(subject.title), subject.plural]
}

/** Printed lines of the added text. A long example would hide the rest of the report. */
const maxLines = 60

/** Prints up to this many more lines instead of counting them. */
const extraLines = 10

/** Printed paths of values that were left out. */
const maxLeftOut = 20

/** Formats the report: the addition, the replaced values, the next steps. `position` is `file:line`. */
export function formatAddition(addition: Addition, position: string): string {
  const { number, path, page, isNewFamily } = addition
  return [
    `${position}: ${isNewFamily ? 'família criada' : `variante ${number}`}, em ${path}`,
    formatAddedText(addition.added),
    ...(page
      ? [page.note ?? '', formatReplaced(page.replaced), formatLeftOut(page.leftOut), formatKeyLabels(page)]
      : []),
    formatNextSteps(addition),
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}\n`)
    .join('\n')
}

function formatAddedText(text: string): string {
  const lines = text.replace(/^[\r\n]+|[\r\n]+$/g, '').split(/\r?\n/)
  const shown = lines
    .slice(0, lines.length > maxLines + extraLines ? maxLines : lines.length)
    .map((line) => `  ${line}`.trimEnd())
  const rest = lines.length - shown.length
  return [...shown, ...(rest > 0 ? [`  … e mais ${rest} ${rest === 1 ? 'linha' : 'linhas'}`] : [])].join('\n')
}

function formatReplaced(values: Replacement[]): string {
  if (values.length === 0) return 'Nada foi trocado no exemplo.'
  const counts = new Map<Replacement['kind'], number>()
  for (const { kind } of values) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const parts = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${count} ${findWords(kind)[count === 1 ? 0 : 1]}`)
  return `Trocado por valores inventados, no exemplo: ${parts.join(', ')}.`
}

function formatLeftOut(parts: { path: string; why: string }[]): string {
  if (parts.length === 0) return ''
  const shown = parts
    .slice(0, maxLeftOut)
    .map(({ path, why }) => `  ${/^ | $/.test(path) ? `"${path}"` : path}: ${why}`)
  const rest = parts.length - shown.length
  return ['Ficou de fora:', ...shown, ...(rest > 0 ? [`  … e mais ${rest}`] : [])].join('\n')
}

/** Labels that are the keys of the source: the dictionary lacks a word of them. */
function formatKeyLabels({ result }: PageProposal): string {
  const labels = result.flatMap((block) =>
    block.block === 'fields' ? block.items : block.block === 'table' ? block.columns : [],
  )
  const keys = new Set(
    labels.flatMap(({ label, value }) => (isKeyLabel(label, value) ? [`  ${value}: rótulo a conferir`] : [])),
  )
  return keys.size === 0 ? '' : ['Não traduzido:', ...keys].join('\n')
}

function formatNextSteps(addition: Addition): string {
  const { request, isRequestInherited, isRequestChosen, page, path, supplier } = addition
  const requestText = request ? `${request.source} ${request.get ?? request.post}` : undefined
  const steps = [
    ...(requestText === undefined || isRequestChosen || supplier
      ? []
      : isRequestInherited
        ? [
            `confira o pedido: sem um request próprio, a variante usa o de defaults (${requestText}); --source e --request dão outro`,
          ]
        : [
            `confira request: ${requestText} é um palpite; a documentação da fonte diz o certo, que --source e --request "GET /caminho/{campo}" escrevem`,
          ]),
    ...(page ? ['confira o exemplo, os rótulos e o que fica encoberto (sensitive: true)'] : []),
    ...(supplier ? listSupplierSteps(supplier) : []),
    `rode npm run codegen e veja a página em ${path}`,
  ]
  return formatSteps(steps)
}

/** Formats the steps that remain for the author as a numbered list. */
export const formatSteps = (steps: readonly string[]): string =>
  ['Agora:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n')
