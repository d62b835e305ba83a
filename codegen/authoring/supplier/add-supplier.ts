import type { EntryPath } from '../../../manifest/contract/studio.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { Field } from '../../../manifest/schema/field.ts'
import type { ExpandedManifest } from '../../compile/expand/expand-manifest.ts'
import { schemaLine } from '../../emit/json-schema/schema-line.ts'
import type { Folders } from '../../folders.mjs'
import { editTexts } from '../edit/edit-texts.ts'
import { formatMap } from '../edit/yaml-text.ts'
import { proposeAnswerMap } from './answer-map.ts'
import { buildSupplier, type ProposedSupplier } from './build-supplier.ts'

type SupplierOptions = {
  /** The pasted request. */
  request: string
  /** The supplier's name; by default the one of the supplier at the address of the request, or a part of the address. */
  name?: string | undefined
  fields: readonly Field[]
  /** The consulta's file with its text, and the path of its variant or of `defaults`. */
  file: string
  text: string
  path: EntryPath
  /** The supplier's sample answer and the consulta's example, if the example exists already. */
  mapping?: { sample: Json; example: Json } | undefined
}

export type AddedSupplier = ProposedSupplier & {
  /** The new texts by file name. */
  texts: Map<string, string>
  /** Paths of the example for which the sample has no likely value. */
  missing: string[]
}

const suppliersFile = 'suppliers.yaml'

/**
 * Adds the supplier of a pasted request to the texts of the manifest.
 *
 * @throws CommandError if the gateway cannot send the request.
 */
export function addSupplier(
  { request, name, fields, file, text, path, mapping }: SupplierOptions,
  { suppliers }: Pick<ExpandedManifest, 'suppliers'>,
  folders: Folders,
): AddedSupplier {
  const proposed = buildSupplier(request, fields, suppliers, name)
  const { answer, missing } = mapping ? proposeAnswerMap(mapping.example, mapping.sample) : { missing: [] }
  const call: Record<string, Json> = { ...proposed.call, ...(answer && { answer: answer as Json }) }
  const consulta = editTexts(new Map([[file, text]]), [
    { op: 'set', place: { file, path: [...path, 'supplier'] }, value: call },
  ])
  const entry = proposed.entry && addEntry(proposed.name, proposed.entry, suppliers?.document.text, folders)
  const texts = new Map([...consulta, ...(entry === undefined ? [] : [[suppliersFile, entry] as const])])
  return { ...proposed, call, texts, missing }
}

function addEntry(
  name: string,
  entry: Record<string, Json>,
  before: string | undefined,
  folders: Folders,
): string {
  if (before === undefined) {
    const lines = formatMap([['suppliers', { [name]: entry }]], 0, 2)
    return `${schemaLine(suppliersFile, folders)}\n${lines.join('\n')}\n`
  }
  const place = { file: suppliersFile, path: ['suppliers', name] }
  const texts = editTexts(new Map([[suppliersFile, before]]), [{ op: 'set', place, value: entry }])
  return texts.get(suppliersFile) ?? before
}

/** Returns the steps that a new supplier still needs, in Portuguese. */
export function listSupplierSteps({ name, entry, secrets, notes, missing, call }: AddedSupplier): string[] {
  const variables = secrets.map(({ env, sentIn }) => `${env} (${sentIn})`).join(', ')
  return [
    ...(variables === ''
      ? []
      : [`dê ao gateway as variáveis de ambiente ${variables}: o manifesto só tem os nomes delas`]),
    ...notes,
    ...('answer' in call ? ['confira answer: os pares são palpites, pelos nomes dos valores'] : []),
    ...(missing.length > 0 ? [`a resposta não parece ter ${missing.join(', ')}`] : []),
    ...(entry
      ? [
          `escreva rate e cost de ${name} em suppliers.yaml, pelo contrato com ele: sem rate nada limita os pedidos, e sem cost um get que se perdeu é repetido, ainda que seja cobrado`,
        ]
      : []),
    `rode npm run -s gateway -- verify --supplier ${name} --only CONSULTA --value CAMPO=VALOR, com um valor que o fornecedor conhece; o que pode ser cobrado, só com --paid`,
  ]
}
