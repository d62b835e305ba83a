import { foldText } from '../../../manifest/contract/fold-text.ts'
import { isObject, isScalar, listEntries } from '../../../manifest/contract/json.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'

/** A text that is no answer to show: what it is, and what to paste instead. */
export type WrongSample = { is: string; hint: string }

const pasteAnswer = 'cole a resposta de uma consulta que achou o que procurava'

/** Returns what a text is if it is not an answer in JSON, NDJSON or XML. */
export function findWrongFormat(text: string): WrongSample | undefined {
  const start = text.trimStart().replace(/^\uFEFF/, '')
  if (/^(?:[<>*] )?HTTP\/\d/.test(start) || /^[<>] [\w-]+:/m.test(start.slice(0, 2000)))
    return {
      is: 'é a resposta HTTP inteira, com cabeçalhos',
      hint: 'cole só o corpo, que começa depois da linha em branco',
    }
  if (/^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(start))
    return {
      is: 'é uma página HTML, talvez a de entrada ou a de erro da fonte',
      hint: `confira o endereço e o token, e ${pasteAnswer}`,
    }
  if (/^curl\s/.test(start))
    return { is: 'é o comando, e não a resposta', hint: 'rode-o e cole o que ele mostra' }
  return isTable(start)
    ? {
        is: 'é uma planilha CSV',
        hint: 'peça à fonte a resposta em JSON; uma tabela não diz de quem são as linhas',
      }
    : undefined
}

/** Returns true for lines with the same number of separators, of which none begins as JSON or XML does. */
function isTable(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length < 2 || /^[[{<"]\s*[[{"]|^[[{<]/.test(text)) return false
  return [';', ',', '\t', '|'].some((separator) => {
    const counts = lines.slice(0, 20).map((line) => line.split(separator).length)
    return (counts[0] ?? 0) > 1 && counts.every((count) => count === counts[0])
  })
}

/** Returns the answers of NDJSON, one a line, or `undefined` for another text. */
export function parseLines(text: string): Json[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (lines.length < 2) return undefined
  try {
    const answers = lines.map((line) => JSON.parse(line) as Json)
    return answers.every(isObject) ? answers : undefined
  } catch {
    return undefined
  }
}

const readName = (key: string) => foldText(key).replace(/[^a-z0-9]/g, '')

const errorKeys = /^(?:erros?|errors?|fault|faultcode|exception)$/
const statusKeys = /^(?:status|statuscode|httpstatus|code|codigo|httpcode|erro|error)$/
const textKeys =
  /^(?:erros?|errors?|fault\w*|exception|status\w*|http\w*|code|codigo\w*|title|titulo|detail|details|detalhes?|mensagem|message|msg|descricao|description|type|tipo|path|timestamp|datahora|time|data|instance|requestid|traceid|correlationid|success|sucesso|ok|help|documentation\w*|info)$/

/**
 * Returns what an answer is if it tells of an error: it has an error or a status from 400, and nothing besides that is not about
 * the error.
 */
export function findErrorAnswer(answer: Json): WrongSample | undefined {
  if (!isObject(answer)) return undefined
  const entries = listEntries(answer).map(([key, value]) => [readName(key), value] as const)
  const status = entries.find(
    ([key, value]) => statusKeys.test(key) && Number(value) >= 400 && Number(value) <= 599,
  )
  const isError = entries.some(([key, value]) => errorKeys.test(key) && isRaised(value))
  const isOnlyError = entries.every(([key, value]) => textKeys.test(key) || value === null)
  const hasData = entries.some(
    ([key, value]) => !errorKeys.test(key) && !isScalar(value as Json) && !isEmpty(value),
  )
  if (!isOnlyError || hasData || !(isError || status)) return undefined
  const meaning = meanings[Number(status?.[1])] ?? 'a fonte não respondeu à consulta'
  return {
    is: status ? `é um erro da fonte (${Number(status[1])}: ${meaning})` : 'é um erro da fonte',
    hint: pasteAnswer,
  }
}

const meanings: Record<number, string> = {
  400: 'o pedido está malfeito',
  401: 'o token não foi aceito',
  402: 'a conta não tem créditos',
  403: 'o token não dá direito a esta consulta',
  404: 'não encontrado',
  429: 'há pedidos demais',
}

const isRaised = (value: unknown) =>
  value === true ||
  value === 'true' ||
  (typeof value === 'string' && value !== '' && value !== 'false') ||
  (typeof value === 'object' && value !== null && !isEmpty(value)) ||
  (typeof value === 'number' && value !== 0)

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
