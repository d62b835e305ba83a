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

/** The facts of members by their keys. They keep their references to other members. */
export type CastMembers = Partial<Record<CastGroup, Record<string, Facts>>>

/** The cast as codegen emits it for the demonstration. */
export type CastData = CastMembers & {
  invented?: Invented
  /** By the name of a family, for the examples of its `defaults`, and by the ids of the consultas with other examples. */
  references: Record<string, ExampleReferences>
}

export type CastMember = { key: string; group: CastGroup; facts: Facts }

export const castGroups = Object.keys(castDocuments) as CastGroup[]

/** Returns the members of all groups. */
export const listCastMembers = (cast: CastMembers): CastMember[] =>
  castGroups.flatMap((group) =>
    Object.entries(cast[group] ?? {}).map(([key, facts]) => ({ key, group, facts })),
  )

/** A person or a company of the cast. `document` is a CPF or a CNPJ without punctuation. */
export type CastName = { name: string; document: string; email: string | null }
