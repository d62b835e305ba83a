import type { Invented } from '../../schema/invented.ts'
import type { Facts } from './references.ts'

/** The document of each group. The name is also the kind of the form fields that take it. */
export const castDocuments = {
  people: 'cpf',
  companies: 'cnpj',
  vehicles: 'placa',
  phones: 'phone',
  addresses: 'cep',
} as const

export type CastGroup = keyof typeof castDocuments

/** A text of an example with references, and its path in the answer. */
export type ExampleReference = [path: string, text: string]

/**
 * The references of a consulta's examples: of the example, and by number of the conditional examples that are
 * about anyone.
 */
export type ExampleReferences = { example: ExampleReference[]; examples?: Record<number, ExampleReference[]> }

/** The cast as codegen emits it for the demonstration. Facts keep their references to other members. */
export type CastData = {
  members: Record<string, { group: CastGroup; facts: Facts }>
  invented?: Invented
  /** By the consulta's id. A text is the id of a consulta with the same references. */
  references: Record<string, ExampleReferences | string>
}

/** A person or a company of the cast. `document` is a CPF or a CNPJ without punctuation. */
export type CastName = { name: string; document: string; email: string | null }
