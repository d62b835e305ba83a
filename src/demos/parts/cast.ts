import { castNames } from '@/generated/cast-names.ts'

/** A person of the demos. `id` is the key in the manifest's cast, and also names the portrait. */
export type CastMember = { id: string; name: string; role: string; email: string }

type CastKey = keyof typeof castNames

const readContact = <Id extends CastKey>(id: Id) => {
  const { name, document, email } = castNames[id]
  return { id, name, document, email: email ?? `${id}@exemplo.com.br` }
}

const createMember = <Id extends CastKey>(id: Id, role: string) => ({ ...readContact(id), role })

/** The people of all demos: some of the manifest's cast, with their roles in the team. */
export const cast = [
  createMember('marina', 'Cadastro'),
  createMember('rogerio', 'Financeiro'),
  createMember('jussara', 'Atendimento'),
  createMember('caetano', 'Desenvolvimento'),
  createMember('noemia', 'Design'),
  createMember('otavio', 'Logística'),
  createMember('tereza', 'Coordenação'),
  createMember('celio', 'Jurídico'),
  createMember('dirce', 'Cliente'),
] as const satisfies readonly CastMember[]

export type CastId = (typeof cast)[number]['id']

const byId = new Map<string, CastMember>(cast.map((person) => [person.id, person]))

const byName = new Map<string, CastMember>(cast.map((person) => [person.name, person]))

export const findCastMember = (id: CastId): CastMember => byId.get(id) ?? cast[0]

export const findCastId = (name: string): string | undefined => byName.get(name)?.id

/** Companies of the manifest's cast that write, buy and advertise in the demos. */
export const organisations = [
  readContact('livraria'),
  readContact('padaria'),
  readContact('cafe'),
  readContact('telecom'),
  readContact('financeira'),
] as const

/** Options for assignees. `image` names a portrait. */
export const colleagues = cast.slice(0, 6).map(({ id, name }) => ({ image: id, label: name, value: id }))
