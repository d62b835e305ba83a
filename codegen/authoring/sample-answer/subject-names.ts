import type { AnswerEntry } from './entries.ts'
import { detectKind } from './value-kind.ts'
import { keyWords } from './words.ts'

export const documents = ['cnpj', 'cpf', 'cns', 'nis', 'placa'] as const

/** Returns the subject's own document, and no document of another person in the answer. */
export const findDocument = (entries: readonly AnswerEntry[]): AnswerEntry | undefined =>
  documents
    .map((kind) =>
      entries.find(
        ({ keys, key, value }) =>
          detectKind(keys, value) === kind && [...keyWords(key)].every(isDocumentWord),
      ),
    )
    .find((entry) => entry !== undefined)

export const isDocumentWord = (word: string) =>
  /^(?:cpf|cnpj|ou|cpf ou cnpj|cns|nis|ni|placa|documento|numero|formatado|do|de)$/.test(word)

/** Returns true for the name of a person or a company, not of a class or a court. */
export const isNameOfSubject = ({ keys, value }: AnswerEntry) =>
  /^(?:person|company)$/.test(detectKind(keys, value))

/** Beside a document, a key of a name names its owner: `nomeBeneficiario`, but not `nomeMae`. */
export const isNamedSubject = (entry: AnswerEntry) => {
  const words = keyWords(entry.key)
  return words.has('nome') && ![...words].some((word) => otherNames.has(word)) && isNameOfSubject(entry)
}

/** People and things beside the subject. */
const otherNames = new Set(
  'mae pai conjuge filiacao representante responsavel social fantasia medico advogado credor banco empregador socio orgao cidade municipio cartorio tabeliao relator juiz tecnico operador solicitante usuario'.split(
    ' ',
  ),
)

/** Returns a name and the document of the same person: `NOME_EMBARGADO` and `CPF_CNPJ_EMBARGADO`. */
export function findOwner(entries: readonly AnswerEntry[]): AnswerEntry[] {
  const readRole = ({ key }: AnswerEntry) =>
    [...keyWords(key)].filter((word) => !isDocumentWord(word) && !/^(?:nome|completo)$/.test(word)).join(' ')
  for (const name of entries.filter(isNamedSubject)) {
    const document = entries.find(
      (entry) =>
        documents.some((kind) => kind === detectKind(entry.keys, entry.value)) &&
        readRole(entry) === readRole(name),
    )
    if (document) return [name, document]
  }
  return []
}

/** A user who logged in to consent is the subject. Others look the subject up. */
export const isAboutSubject = (words: ReadonlySet<string>) =>
  words.has('autenticado') || ![...words].some((word) => otherNames.has(word))
