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
  /** By the name of a family, for the examples of its `defaults`, and by the ids of the consultas with other examples. */
  references: Record<string, ExampleReferences>
}

/** A person or a company of the cast. `document` is a CPF or a CNPJ without punctuation. */
export type CastName = { name: string; document: string; email: string | null }
